import { BarChartOutlined, FormOutlined } from '@ant-design/icons'
import { useLocation, useParams } from 'react-router'
import type { AnyEntity } from '#core/entity.ts'
import { screensOf } from '#core/derive/screens.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { registrationForm } from '#entities/forms/registration-form.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { recordCrumbs } from '../crud/record/page-crumbs.ts'
import { GeneratedShow } from '../crud/record/show-page.tsx'
import { defineViews, type ActionsProps } from '../crud/views.ts'
import { capabilities } from '../data/capabilities.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { isInWebview } from '../session/screens-here.ts'
import { Page } from '../shell/page.tsx'
import { AnswerLink } from './answer-link.tsx'
import { Filling } from './filling.tsx'
import { PreviewSlot } from './form-preview.tsx'
import { demandsOf, isOpenToday } from './form-shape.ts'
import { LinkedForm } from './linked-form.tsx'
import { SharedLinkSlot } from './shared-link.tsx'
import { statisticsAddress } from './statistics-address.ts'

/** A form is made beside a picture of itself, and filled in from its page, by a link, or in the webview; its page leads to its statistics. */
export const views = defineViews(registrationForm, {
  actions: FormActions,
  byToken: LinkedForm,
  slots: { shared_link: SharedLinkSlot, preview: PreviewSlot },
  pages: { show: FormPage },
})

function FormActions({ record, tools }: ActionsProps<typeof registrationForm>) {
  const { t, can } = tools
  const { id } = record
  const mayAnswer = isOpenToday(record) && can('create', formAnswer.name)
  const fill = new URLSearchParams({
    'set.form_id': id,
    back: tools.pathOf(registrationForm.name, id) ?? '/',
  })
  return (
    <>
      {capabilities().calls && can('read', formAnswer.name) && (
        <LinkButton to={statisticsAddress(id)} icon={<BarChartOutlined aria-hidden />}>
          {t('console.forms.see_statistics')}
        </LinkButton>
      )}
      {capabilities().calls && mayAnswer && !isInWebview() && (
        <AnswerLink formId={id} demands={demandsOf(record)} tools={tools} />
      )}
      {mayAnswer && (
        <LinkButton
          to={`/${screensOf(formAnswer).create}?${fill.toString()}`}
          icon={<FormOutlined aria-hidden />}
        >
          {t('console.forms.fill')}
        </LinkButton>
      )}
    </>
  )
}

/** In the webview the form's page is the form itself, for those who may answer. */
function FormPage({ entity }: { readonly entity: AnyEntity }) {
  const tools = useViewTools()
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  if (!isInWebview() || !tools.can('create', formAnswer.name))
    return <GeneratedShow key={id} entity={entity} id={id} />
  return (
    <Page title={tools.t('console.forms.fill')} breadcrumb={recordCrumbs(tools, entity)}>
      <Filling formId={id} draftOf={pathname} tools={tools} />
    </Page>
  )
}
