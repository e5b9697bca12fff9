import { Card } from 'antd'
import { isPresent } from '#core/condition.ts'
import { allFields } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'
import type { Views } from '#src/crud/views.ts'
import { fieldView, RecordValue } from '../columns/field-cell.tsx'
import { detailSections, headFields } from './sections.ts'

interface RecordDetailsProps {
  readonly entity: AnyEntity
  readonly record: Values
  readonly tools: ViewTools
  readonly views: Views
}

/**
 * Section by section, as the form has them, without what the head of the page says already. Fields without a value are
 * named together at the end.
 */
export function RecordDetails({ entity, record, tools, views }: RecordDetailsProps) {
  const fields = allFields(entity)
  const sections = detailSections(entity, tools, record)
  const said = headFields(entity, tools, record)
  const isFilled = (name: string) => isPresent(record[name]) || views.fields?.[name]?.Detail !== undefined
  const empty = sections.flatMap((section) =>
    'slot' in section ? [] : section.fields.filter((name) => !isFilled(name)),
  )
  return (
    <div className="lobby-sections">
      {sections.map((section) => {
        if ('slot' in section) {
          const Slot = views.slots?.[section.slot]
          return Slot === undefined ? null : (
            <Slot key={section.key} entity={entity} record={record} tools={tools} />
          )
        }
        const names = section.fields.filter((name) => isFilled(name) && !said.has(name))
        if (names.length === 0) return null
        return (
          <Card key={section.key} size="small" title={<h2>{section.title}</h2>}>
            <dl className="lobby-facts">
              {names.map((name) => {
                const field = fields[name]
                const isWide = field !== undefined && fieldView(views, name, field).wide === true
                return (
                  <div key={name} data-wide={isWide}>
                    <dt>{fieldLabel(tools.t, entity.name, name)}</dt>
                    <dd>
                      <RecordValue entity={entity} record={record} tools={tools} views={views} name={name} />
                    </dd>
                  </div>
                )
              })}
            </dl>
          </Card>
        )
      })}
      {empty.length > 0 && (
        <details className="lobby-empty-fields">
          <summary>{tools.t('console.crud.record.empty_fields', { total: empty.length })}</summary>
          {empty.map((name) => fieldLabel(tools.t, entity.name, name)).join(' · ')}
        </details>
      )}
    </div>
  )
}
