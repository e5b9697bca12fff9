import { Alert, Button } from 'antd'
import { useEffect } from 'react'
import { periodicChecklist } from '#entities/operation/periodic-checklist.ts'
import type { ListPartProps } from '#src/crud/views.ts'
import { workOffline } from '#src/errors/app-errors.ts'
import { codeText } from '#src/i18n/code-text.ts'
import { changeKept } from './kept-rounds.ts'
import { useSending } from './use-sending.ts'

/**
 * Rounds that wait here to be sent, above the list of rounds: that they are sent needs their pages no more. The list leads to
 * rounds that were opened before, also without the network.
 */
export function UnsentRounds({ tools }: ListPartProps) {
  const { t, pathOf, follow } = tools
  const { rounds } = useSending()
  useEffect(() => workOffline(), [])
  if (rounds.size === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      className="lobby-notice"
      message={t('console.operation.unsent_rounds', { total: rounds.size })}
      description={
        <ul className="lobby-walk-unsent-rounds">
          {[...rounds.values()].map(({ id, title, typed, refusal }) => (
            <li key={id}>
              <a href={pathOf(periodicChecklist.name, id)} onClick={follow}>
                {title}
              </a>{' '}
              {t('console.operation.waiting', { total: typed.size })}
              {refusal !== undefined && (
                <>
                  {': '}
                  {refusal.map((code) => codeText(t, code)).join(' ')}{' '}
                  <Button size="small" onClick={() => changeKept(id, () => undefined)}>
                    {t('console.operation.drop')}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      }
    />
  )
}
