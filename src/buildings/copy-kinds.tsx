import { Checkbox } from 'antd'
import { copyRuleOf } from '#core/derive/copying.ts'
import type { copyBuilding } from '#domain/calls/building-copy.ts'
import type { RowOf } from '#domain/calls/call.ts'
import { entityNamed } from '../fields/references/entities.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { fieldLabel } from '../fields/words.ts'
import { codeText } from '../i18n/code-text.ts'
import { capitalize, entityLabel } from '../i18n/entity-label.ts'

/** What comes of one kind of record. */
export type Outcome = RowOf<typeof copyBuilding>

interface CopyKindsProps {
  readonly outcomes: readonly Outcome[]
  readonly wanted: readonly string[]
  /** The numbers are of an earlier choice. */
  readonly isBusy: boolean
  readonly source: { readonly name: string }
  readonly tools: ViewTools
  readonly change: (wanted: ReadonlySet<string>) => void
}

const groups = ['usual', 'asked'] as const
const groupOf = ({ resource }: Outcome) => {
  const entity = entityNamed(resource)
  return entity !== undefined && copyRuleOf(entity)?.ticked === true ? 'usual' : 'asked'
}

/** What is copied usually, and what somebody must ask for; what the source has none of is named last. */
export function CopyKinds({ outcomes, wanted, isBusy, source, tools, change }: CopyKindsProps) {
  const { t } = tools
  const isNone = ({ found, refused }: Outcome) => found === 0 && refused === null
  const none = outcomes.filter(isNone)
  const toggle = (name: string, isWanted: boolean) =>
    change(new Set(isWanted ? [...wanted, name] : wanted.filter((one) => one !== name)))
  return (
    <div aria-busy={isBusy} className="lobby-copy-kinds">
      {groups.map((group) => (
        <fieldset key={group}>
          <legend>{t(`console.buildings.copy.${group}`)}</legend>
          <ul>
            {outcomes
              .filter((one) => !isNone(one) && groupOf(one) === group)
              .map((one) => (
                <KindRow
                  key={one.resource}
                  outcome={one}
                  sourceName={source.name}
                  isWanted={wanted.includes(one.resource)}
                  tools={tools}
                  toggle={(isWanted) => toggle(one.resource, isWanted)}
                />
              ))}
          </ul>
        </fieldset>
      ))}
      {none.length > 0 && (
        <p className="lobby-secondary">
          {t('console.buildings.copy.none', {
            building: source.name,
            kinds: none.map(({ resource }) => entityLabel(t, resource, 'many')).join(', '),
          })}
        </p>
      )}
    </div>
  )
}

interface KindRowProps {
  readonly outcome: Outcome
  readonly sourceName: string
  readonly isWanted: boolean
  readonly tools: ViewTools
  readonly toggle: (isWanted: boolean) => void
}

function KindRow({ outcome, sourceName, isWanted, tools: { t }, toggle }: KindRowProps) {
  const { resource, found, made, kept, left_out: leftOut, emptied, mentions, refused } = outcome
  const isTaken = isWanted && refused === null
  const said = (
    [
      ['made', made],
      ['kept', kept],
      ['left', leftOut.length],
    ] as const
  )
    .filter(([, number]) => number > 0)
    .map(([word, number]) => t(`console.buildings.copy.${word}`, { number }))
  const counts = isTaken ? said.join(' · ') : t('console.buildings.copy.found', { number: found })
  return (
    <li>
      <Checkbox
        checked={isTaken}
        disabled={refused !== null}
        onChange={({ target }) => toggle(target.checked)}
      >
        {capitalize(entityLabel(t, resource, 'many'))}
      </Checkbox>
      <span className="lobby-secondary">{refused === null ? counts : codeText(t, refused)}</span>
      {isTaken && emptied.length > 0 && (
        <p className="lobby-secondary">
          {t('console.buildings.copy.emptied', {
            fields: emptied.map((name) => fieldLabel(t, resource, name)).join(', '),
          })}
        </p>
      )}
      {isTaken && mentions.length > 0 && (
        <p className="lobby-secondary">
          {t('console.buildings.copy.mentions', { building: sourceName, titles: mentions.join(', ') })}
        </p>
      )}
      {isTaken && leftOut.length > 0 && (
        <details>
          <summary>{t('console.buildings.copy.why', { number: leftOut.length })}</summary>
          <ul>
            {leftOut.map(({ title, errorCode, field }, at) => (
              <li key={at}>
                {[
                  title,
                  ...(field === null ? [] : [fieldLabel(t, resource, field.split('.')[0] ?? field)]),
                ].join(' · ')}
                {': '}
                {codeText(t, errorCode)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
