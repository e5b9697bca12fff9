import { Radio, Tag } from 'antd'
import { useId } from 'react'
import { isPresent } from '#core/condition.ts'
import type { AnyRecord } from '#core/entity.ts'
import { unaccent } from '#core/text.ts'
import { registry } from '#entities/index.ts'
import { RecordValue } from '#src/crud/columns/field-cell.tsx'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import { fieldLabel } from '#src/fields/words.ts'
import type { Match } from './registration-case.tsx'

/** What tells one person from another, in a registration and in a resident's record. */
export const comparedFields = [
  'full_name',
  'phone_number',
  'id_number',
  'date_of_birth',
  'gender',
  'nationality',
  'email',
  'lives_in',
  'id_front_image',
  'id_back_image',
] as const
/** What a registration says where a resident's record has a field that it lacks. */
const inRegistration: Readonly<Record<string, string>> = { lives_in: 'apartment_id' }

interface PersonTableProps {
  readonly asked: AnyRecord
  readonly residents: readonly AnyRecord[]
  readonly matches: readonly Match[]
  /** The chosen resident's id; empty: a new person. */
  readonly person: string
  readonly onPerson: (id: string) => void
  readonly tools: ViewTools
}

/** Whoever applies beside the residents who may be the same person: a row for each fact, and what is alike is marked. */
export function PersonTable({ asked, residents, matches, person, onPerson, tools }: PersonTableProps) {
  const { t } = tools
  const group = useId()
  const rows = comparedFields.filter(
    (name) =>
      tools.can('read', 'resident', name) &&
      tools.can('read', 'resident_registration', inRegistration[name] ?? name),
  )
  return (
    <div className="lobby-compare" role="group" aria-label={t('console.people.compare')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Radio name={group} checked={person === ''} onChange={() => onPerson('')}>
                {t('console.people.new_person')}
              </Radio>
            </th>
            {residents.map((resident) => (
              <th key={resident.id} scope="col">
                <Radio name={group} checked={person === resident.id} onChange={() => onPerson(resident.id)}>
                  {t('console.people.same_person', { code: String(resident['code'] ?? '') })}
                </Radio>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((name) => (
            <tr key={name}>
              <th scope="row">{fieldLabel(t, 'resident', name)}</th>
              <td>
                <RecordValue
                  entity={registry.resident_registration}
                  name={inRegistration[name] ?? name}
                  record={asked}
                  tools={tools}
                />
              </td>
              {residents.map((resident) => {
                const same = isAlike(name, asked, resident, matches)
                return (
                  <td key={resident.id} data-same={same}>
                    {name === 'full_name' ? (
                      <a href={tools.pathOf('resident', resident.id)} onClick={tools.follow}>
                        {titleOf(registry.resident, resident)}
                      </a>
                    ) : (
                      <RecordValue entity={registry.resident} name={name} record={resident} tools={tools} />
                    )}
                    {same && <Tag color="success">{t('console.people.alike')}</Tag>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {residents.length === 0 && <p className="lobby-secondary">{t('console.people.no_match')}</p>}
    </div>
  )
}

/** Values that are masked here are compared by the server. */
function isAlike(name: string, asked: Values, resident: AnyRecord, matches: readonly Match[]): boolean {
  const match = matches.find(({ resident_id }) => resident_id === resident.id)
  if (name === 'id_number' || name === 'phone_number' || name === 'full_name') return match?.[name] === true
  const [ours, theirs] = [asked[name], resident[name]]
  if (!isPresent(ours) || !isPresent(theirs) || name.endsWith('_image')) return false
  // What is known of neither tells nothing.
  if (name === 'gender' && ours === 'unknown') return false
  return unaccent(String(ours)) === unaccent(String(theirs))
}
