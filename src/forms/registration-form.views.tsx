import { BarChartOutlined, FormOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { officeToday } from '#core/days.ts'
import type { AnyEntity } from '#core/entity.ts'
import { isFormOpen } from '#domain/registration-form.ts'
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
import { LinkedForm } from './linked-form.tsx'
import { statisticsAddress } from './statistics-address.ts'

/** A form is filled in from its page, by a link, or in the webview; its page leads to what the answers come to. */
export const views = defineViews(registrationForm, {
  actions: FormActions,
  byToken: LinkedForm,
  pages: { show: FormPage },
})

function FormActions({ record, tools }: ActionsProps<typeof registrationForm>) {
  const { t, can } = tools
  const { id, status, open_from = null, open_to = null } = record
  const isOpen = isFormOpen({ status: String(status), open_from, open_to }, officeToday())
  const mayAnswer = isOpen && can('create', formAnswer.name)
  const fill = new URLSearchParams({ 'set.form_id': id, back: `/forms/${id}` })
  return (
    <>
      {capabilities().calls && can('read', formAnswer.name) && (
        <LinkButton to={statisticsAddress(id)} icon={<BarChartOutlined aria-hidden />}>
          {t('console.forms.see_statistics')}
        </LinkButton>
      )}
      {capabilities().calls && mayAnswer && !isInWebview() && (
        <AnswerLink
          formId={id}
          demands={{
            requires_apartment: record.requires_apartment === true,
            requires_resident: record.requires_resident === true,
            requires_signature: record.requires_signature === true,
            requires_email: record.requires_email === true,
          }}
          tools={tools}
        />
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

/** In the webview a form is there to be filled in, by who may. */
function FormPage({ entity }: { readonly entity: AnyEntity }) {
  const tools = useViewTools()
  const { id = '' } = useParams()
  if (!isInWebview() || !tools.can('create', formAnswer.name))
    return <GeneratedShow key={id} entity={entity} id={id} />
  return (
    <Page title={tools.t('console.forms.fill')} breadcrumb={recordCrumbs(tools, entity)}>
      <Filling formId={id} tools={tools} />
    </Page>
  )
}
