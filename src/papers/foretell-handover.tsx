import { Alert } from 'antd'
import { handover } from '#entities/property/handover.ts'
import type { StoredShown } from '#entities/shown-record.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ForetellProps } from '../crud/views.ts'
import { useOne } from '../data/use-one.ts'
import { fieldLabel } from '../fields/words.ts'
import { screensHere } from '../session/screens-here.ts'

/** What both sides sign for. */
const signedFor = [
  'keys_count',
  'cards_count',
  'water_number',
  'electric_number',
  'giver_signature',
  'receiver_signature',
] as const

/** Names what the minutes of a handover lack before it is done: afterwards they say what they said when they were signed. */
export function ForetellHandover({ records, tools }: ForetellProps<typeof handover>) {
  const { t, can } = tools
  const [only] = records.length === 1 ? records : []
  // A card of the board has only some of the fields.
  const { record } = useOne<StoredShown<typeof handover>>({ resource: handover.name, id: only?.id })
  if (record === undefined) return null
  // What the reader may not see is undefined.
  const missing = signedFor.filter((name) => record[name] === null)
  const items = record.checklist ?? []
  const unpassed = items.filter(({ passed }) => passed === false).length
  const unjudged = items.filter(({ passed }) => typeof passed !== 'boolean').length
  if (missing.length === 0 && unpassed === 0 && unjudged === 0) return null
  const what = [
    ...missing.map((name) => fieldLabel(t, handover.name, name)),
    ...(unjudged === 0 ? [] : [t('console.papers.unjudged', { total: unjudged })]),
    ...(unpassed === 0 ? [] : [t('console.papers.unpassed', { total: unpassed })]),
  ].join(', ')
  const { edit } = screensHere(handover)
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      message={t('console.papers.missing', { what })}
      action={
        edit !== undefined &&
        can('update', handover.name) && (
          <LinkButton size="small" to={`/${edit.replace(':id', record.id)}`}>
            {t('console.papers.fill_in')}
          </LinkButton>
        )
      }
    />
  )
}
