import { Card, Progress } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { AnyEntity } from '#core/entity.ts'
import { usePolling } from '#src/data/use-polling.ts'
import { useRefreshAll } from '#src/data/use-refresh.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { formatNumber } from '#src/fields/format.ts'
import type { TranslationKey } from '#src/i18n/translation-key.ts'
import { fieldLabel } from '#src/fields/words.ts'

type PlaceOf<Word extends string, Key = TranslationKey> = Key extends `${infer Place}.${Word}` ? Place : never

interface WorkProgressProps {
  readonly entity: AnyEntity
  readonly record: { readonly id?: unknown; readonly version?: unknown; readonly status?: unknown }
  /** The state in which the work goes on; `failed` is the one in which it stopped. */
  readonly underWay: string
  readonly counts: { readonly total: number; readonly done: number; readonly missed: number }
  /** Fields that say what came of it, and the one of what was missed. */
  readonly tallies?: Readonly<Record<string, number | null | undefined>>
  readonly bad?: string
  /** Where what was missed is listed. */
  readonly missedAt: string
  /** Where its words stand. */
  readonly words: PlaceOf<'title'> & PlaceOf<'waiting'> & PlaceOf<'of'> & PlaceOf<'see_missed'>
  /** Entities of which the page shows records that the work makes. */
  readonly makes: readonly string[]
  /** Told when it has moved on. */
  readonly onMove?: () => void
  /** The work has not begun. */
  readonly isHidden: boolean
  readonly tools: Pick<ViewTools, 't' | 'language'>
  readonly children?: ReactNode
}

/** How far work in chunks is, and what came of it; it follows while it is shown, even if no live event arrives. */
export function WorkProgress(props: WorkProgressProps) {
  const { entity, record, underWay, counts, tallies, bad, words, isHidden, tools } = props
  const { t, language } = tools
  const { total, done, missed } = counts
  const isUnderWay = record.status === underWay
  usePolling(isUnderWay ? entity.name : undefined, String(record.id))
  useMoves(record.version, props)
  if (isHidden) return null
  const text = (count: number) => formatNumber(count, { language, digits: 0 })
  const isFailed = record.status === 'failed'
  // Full, but no green check: what is missing is said below.
  const isPartly = missed > 0 && !isUnderWay && !isFailed
  return (
    <Card size="small" title={<h2>{t(`${words}.title`)}</h2>}>
      <Progress
        percent={total === 0 ? (isUnderWay ? 0 : 100) : Math.floor((done / total) * 100)}
        status={isUnderWay ? 'active' : isFailed ? 'exception' : isPartly ? 'normal' : 'success'}
        {...(isPartly ? { strokeColor: 'var(--ant-color-warning)' } : {})}
        aria-label={t(`${words}.title`)}
      />
      <p className="lobby-secondary" role="status">
        {isUnderWay && total === 0
          ? t(`${words}.waiting`)
          : t(`${words}.of`, { done: text(done), total: text(total) })}
      </p>
      {tallies !== undefined && (
        <dl className="lobby-tallies">
          {Object.entries(tallies).map(([name, count]) => (
            <div key={name} data-bad={name === bad && missed > 0}>
              <dt>{fieldLabel(t, entity.name, name)}</dt>
              <dd>{text(count ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
      {missed > 0 && (
        <p>
          <Link to={props.missedAt}>{t(`${words}.see_missed`, { total: text(missed) })}</Link>
        </p>
      )}
      {props.children}
    </Card>
  )
}

/** What else the page shows of the work is loaded again whenever it has moved on. */
function useMoves(version: unknown, { makes, onMove }: Pick<WorkProgressProps, 'makes' | 'onMove'>) {
  const refreshAll = useRefreshAll()
  const known = useRef(version)
  useEffect(() => {
    if (known.current === version) return
    known.current = version
    refreshAll(makes)
    onMove?.()
  }, [version, refreshAll, makes, onMove])
}
