import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { AnyEntity } from '#core/entity.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { registrationForm } from '#entities/forms/registration-form.ts'
import { GeneratedCreate } from '../crud/form/create-page.tsx'
import { recordCrumbs } from '../crud/record/page-crumbs.ts'
import { RecordSelect } from '../fields/references/record-select.tsx'
import { useViewTools } from '../fields/use-view-tools.ts'
import { fieldLabel } from '../fields/words.ts'
import { Page } from '../shell/page.tsx'
import { Filling } from './filling.tsx'
import './forms.css'

/**
 * An open form is chosen and filled in for a resident. `?set.form_id=7&set.apartment_id=3` chooses form and apartment; a
 * copy of an answer has the usual form of a new record.
 */
export function FillPage({ entity }: { readonly entity: AnyEntity }) {
  const [params] = useSearchParams()
  return params.has('clone') ? <GeneratedCreate entity={entity} /> : <ChosenForm entity={entity} />
}

const { form_id: choice } = formAnswer.fields

function ChosenForm({ entity }: { readonly entity: AnyEntity }) {
  const tools = useViewTools()
  const { t } = tools
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const chosen = params.get('set.form_id')
  const [initial] = useState(() => {
    const [apartment, resident] = [params.get('set.apartment_id'), params.get('set.resident_id')]
    return {
      ...(apartment === null ? {} : { apartment_id: apartment }),
      ...(resident === null ? {} : { resident_id: resident }),
    }
  })
  const back = params.get('back')
  return (
    <Page title={t('console.forms.fill')} breadcrumb={recordCrumbs(tools, entity)}>
      <div className="form-choice">
        <label>
          {fieldLabel(t, entity.name, 'form_id')}
          <RecordSelect
            target={registrationForm}
            tools={tools}
            value={chosen === null ? [] : [chosen]}
            clearable={false}
            {...(choice.offers === undefined ? {} : { offers: choice.offers })}
            {...(choice.whyNot === undefined ? {} : { whyNot: choice.whyNot })}
            element={{ 'aria-label': fieldLabel(t, entity.name, 'form_id') }}
            onChange={([id]) => {
              const next = new URLSearchParams(params)
              if (id !== undefined) next.set('set.form_id', id)
              setParams(next, { replace: true })
            }}
          />
        </label>
        {chosen === null && <p className="lobby-secondary">{t('console.forms.choose')}</p>}
      </div>
      {chosen !== null && (
        <Filling
          key={chosen}
          formId={chosen}
          initial={initial}
          draftOf={`${pathname}?set.form_id=${chosen}`}
          back={back !== null && /^\/(?![/\\])/.test(back) ? back : undefined}
          tools={tools}
        />
      )}
    </Page>
  )
}
