import { Button } from 'antd'
import { periodicChecklist } from '#entities/operation/periodic-checklist.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { optionLabel } from '#src/fields/words.ts'
import { codeText } from '#src/i18n/code-text.ts'
import { keyOf, noAnswer, type Answer, type WalkRow } from './answers.ts'
import type { Walk } from './use-round-walk.ts'

interface ItemStateProps {
  readonly row: WalkRow
  readonly walk: Walk
  readonly tools: ViewTools
}

/** Whether an answer has reached the office, why it has not, and whose counts where a colleague has answered too. */
export function ItemState({ row, walk, tools }: ItemStateProps) {
  const { t } = tools
  const one = walk.typed.get(keyOf(row))
  if (one === undefined) return null
  if (one.refusal === undefined) return <p className="lobby-walk-unsent">{t('console.operation.unsent')}</p>
  const isOvertaken = one.refusal === 'record_changed'
  const theirs = walk.theirsOf(row) ?? noAnswer
  return (
    <div role="alert" className="lobby-walk-error">
      <p>
        {isOvertaken
          ? t('console.operation.overtaken', { theirs: said(theirs, tools) })
          : codeText(t, one.refusal)}
      </p>
      <Button size="small" onClick={() => walk.decide(row, true)}>
        {t(isOvertaken ? 'console.operation.keep_mine' : 'console.operation.send_again')}
      </Button>{' '}
      <Button size="small" onClick={() => walk.decide(row, false)}>
        {t(isOvertaken ? 'console.operation.take_theirs' : 'console.operation.drop_one')}
      </Button>
    </div>
  )
}

const said = ({ result, value, note }: Omit<Answer, 'photo'>, { t }: ViewTools): string =>
  [result === null ? null : optionLabel(t, periodicChecklist.name, 'results.result', result), value, note]
    .filter((part) => part !== null)
    .join(', ') || '–'
