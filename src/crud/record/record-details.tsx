import { Card } from 'antd'
import { allFields } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'
import type { Views } from '#src/crud/views.ts'
import { FieldDetail, fieldView } from '../columns/field-cell.tsx'
import { detailSections, keyFacts } from './sections.ts'

interface RecordDetailsProps {
  readonly entity: AnyEntity
  readonly record: Values
  readonly tools: ViewTools
  readonly views: Views
}

/** The five facts that one looks for. */
export function RecordSummary({ entity, record, tools, views }: RecordDetailsProps) {
  const facts = keyFacts(entity, tools, record)
  if (facts.length === 0) return null
  return (
    <dl className="lobby-summary" aria-label={tools.t('console.crud.record.summary')}>
      {facts.map((name) => (
        <div key={name}>
          <dt>{fieldLabel(tools.t, entity.name, name)}</dt>
          <dd>
            <Value entity={entity} record={record} tools={tools} views={views} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Section by section, as the form has them. */
export function RecordDetails({ entity, record, tools, views }: RecordDetailsProps) {
  const fields = allFields(entity)
  return (
    <div className="lobby-sections">
      {detailSections(entity, tools, record).map((section) => {
        if ('slot' in section) {
          const Slot = views.slots?.[section.slot]
          return Slot === undefined ? null : (
            <Slot key={section.key} entity={entity} record={record} tools={tools} />
          )
        }
        return (
          <Card key={section.key} size="small" title={<h2>{section.title}</h2>}>
            <dl className="lobby-facts">
              {section.fields.map((name) => {
                const field = fields[name]
                const isWide = field !== undefined && fieldView(views, name, field).wide === true
                return (
                  <div key={name} data-wide={isWide}>
                    <dt>{fieldLabel(tools.t, entity.name, name)}</dt>
                    <dd>
                      <Value entity={entity} record={record} tools={tools} views={views} name={name} />
                    </dd>
                  </div>
                )
              })}
            </dl>
          </Card>
        )
      })}
    </div>
  )
}

function Value({ entity, record, tools, views, name }: RecordDetailsProps & { readonly name: string }) {
  const field = allFields(entity)[name]
  return field === undefined ? null : (
    <FieldDetail
      entityName={entity.name}
      name={name}
      field={field}
      record={record}
      tools={tools}
      views={views}
    />
  )
}
