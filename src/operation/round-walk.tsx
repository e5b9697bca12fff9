import { CheckOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Card, Input } from 'antd'
import { useRef, useState } from 'react'
import { periodicChecklist } from '#entities/operation/periodic-checklist.ts'
import type { SlotProps } from '#src/crud/views.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { codeText } from '#src/i18n/code-text.ts'
import { keyOf, noAnswer } from './answers.ts'
import { useKeptPage } from './keep-round-page.ts'
import { useRoundWalk, type Walk, type WalkedRound } from './use-round-walk.ts'
import { WalkItem } from './walk-item.tsx'
import './operation.css'

/** A round under way on its own page, item by item; what is said of it is kept here until the server has it. */
export function RoundWalk({ record, onChange, tools }: SlotProps<typeof periodicChecklist>) {
  const { status, started_at: started } = record
  if (onChange !== undefined || !tools.can('update', periodicChecklist.name)) return null
  const isUnderWay = status === 'doing' || (status === 'overdue' && (started ?? null) !== null)
  return <Walked record={record} isUnderWay={isUnderWay} tools={tools} />
}

interface WalkedProps {
  readonly record: WalkedRound
  readonly isUnderWay: boolean
  readonly tools: ViewTools
}

function Walked({ record, isUnderWay, tools }: WalkedProps) {
  const { t } = tools
  const walk = useRoundWalk(record)
  useKeptPage(isUnderWay, record.version ?? 0)
  const [isAsked, setAsked] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  if (!isUnderWay && walk.kept === undefined) return null
  const { rows, open, kept, typed, isLate } = walk
  const finish = () => {
    setAsked(true)
    const [first] = open
    if (first === undefined) return walk.finish(true)
    list.current?.children[first]?.querySelector<HTMLInputElement>('input')?.focus()
  }
  return (
    <Card size="small" title={<h2>{t('console.operation.walk')}</h2>} className="lobby-walk">
      <p role="status" className="lobby-walk-progress">
        {t('console.operation.progress', { judged: rows.length - open.size, total: rows.length })}
        {typed.size > 0 && ` · ${t('console.operation.waiting', { total: typed.size })}`}
      </p>
      {isLate && <Alert type="info" showIcon role="status" message={t('console.operation.offline')} />}
      {!walk.isOnDevice && <Alert type="warning" showIcon message={t('console.operation.not_kept')} />}
      <Refusal walk={walk} tools={tools} />
      {isUnderWay && (
        <>
          <ol ref={list}>
            {rows.map((row, place) => (
              <WalkItem
                key={keyOf(row)}
                row={row}
                place={place}
                walk={walk}
                isAsked={isAsked}
                tools={tools}
              />
            ))}
          </ol>
          <OtherFinding walk={walk} tools={tools} />
          {kept?.finishes === true ? (
            <Alert
              type="info"
              showIcon
              role="status"
              message={t('console.operation.finishing')}
              action={<Button onClick={() => walk.finish(false)}>{t('console.operation.go_on')}</Button>}
            />
          ) : (
            <Button block size="large" type="primary" icon={<CheckOutlined aria-hidden />} onClick={finish}>
              {t('console.operation.finish')}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}

interface WalkPartProps {
  readonly walk: Walk
  readonly tools: ViewTools
}

/** The server takes nothing of the round any more: one tries again, or gives up what was not sent. */
function Refusal({ walk, tools: { t } }: WalkPartProps) {
  const { kept } = walk
  if (kept?.refusal === undefined) return null
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={t('console.operation.refused', { total: kept.typed.size })}
      description={kept.refusal.map((code) => codeText(t, code)).join(' ')}
      action={
        <>
          <Button size="small" onClick={walk.retry}>
            {t('console.operation.send_again')}
          </Button>{' '}
          <Button size="small" onClick={walk.drop}>
            {t('console.operation.drop')}
          </Button>
        </>
      }
    />
  )
}

/** What is found beside the checklist. */
function OtherFinding({ walk, tools: { t } }: WalkPartProps) {
  const [name, setName] = useState('')
  const add = () => {
    const found = name.trim()
    setName('')
    if (found === '' || walk.rows.some((row) => row.name === found)) return
    const row = { point: null, name: found, kind: null, unit: null, min: null, max: null, required: null }
    walk.answer({ ...row, ...noAnswer }, { result: 'attention' })
  }
  return (
    <div className="lobby-walk-other">
      <Input
        aria-label={t('console.operation.other')}
        placeholder={t('console.operation.other')}
        maxLength={255}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onPressEnter={add}
      />
      <Button icon={<PlusOutlined aria-hidden />} disabled={name.trim() === ''} onClick={add}>
        {t('console.operation.add')}
      </Button>
    </div>
  )
}
