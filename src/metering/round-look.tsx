import { LockOutlined } from '@ant-design/icons'
import { Alert, Button, Skeleton } from 'antd'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { monthOf, officeToday } from '#core/days.ts'
import { isMonth } from '#core/fields/calendar.ts'
import { roundCalls } from '#domain/calls/meter-rounds.ts'
import { meteredKinds, meteredTypeOf } from '#domain/metered-kinds.ts'
import { meteredEntities } from '#entities/metering/metered-entities.ts'
import { useLeaveGuard } from '#src/crud/form/use-leave-guard.ts'
import { Failure } from '#src/crud/list/list-states.tsx'
import { LostRows } from '#src/crud/sheet/lost-rows.tsx'
import type { ListPartProps } from '#src/crud/views.ts'
import { refreshReports, useReport } from '#src/data/use-report.ts'
import { useSession } from '#src/session/session.ts'
import { MissedDialog } from './missed-dialog.tsx'
import type { RoundPlaceRow, RoundRow } from './round-cell.ts'
import { RoundFilter, type RowFilter, rowsWith } from './round-filter.tsx'
import { RoundGrid } from './round-grid.tsx'
import { RoundPlace } from './round-place.tsx'
import { RoundProgress } from './round-progress.tsx'
import { useRoundActions } from './use-round-actions.ts'
import { useRoundPresence } from './use-round-presence.ts'
import { useRound } from './use-round.ts'
import '#src/crud/sheet/sheet.css'
import './round.css'

const noRows: readonly RoundRow[] = []
const noPlaces: readonly RoundPlaceRow[] = []

/** A month's readings, meter by meter, as one walks the building: month, block and floor are in the address. */
export function RoundLook(props: ListPartProps) {
  const { building } = useSession()
  const [params] = useSearchParams()
  const asked = params.get('month') ?? ''
  const month = isMonth(asked) ? asked : monthOf(officeToday())
  const last = useRef({ month, isChosen: false })
  if (last.current.month !== month) last.current = { month, isChosen: true }
  const buildingId = building?.id ?? ''
  // What was typed into a month belongs to that month: another one begins with clean cells.
  return (
    <Round
      key={`${buildingId}/${month}`}
      {...props}
      buildingId={buildingId}
      month={month}
      isAtMonth={last.current.isChosen}
    />
  )
}

interface RoundProps extends ListPartProps {
  readonly buildingId: string
  readonly month: string
  readonly isAtMonth: boolean
}

function Round({ entity, tools, buildingId, month, isAtMonth }: RoundProps) {
  const { t } = tools
  const kind = meteredTypeOf(entity.name) ?? 'WATER'
  const [params, setParams] = useSearchParams()
  const [block, floor] = [params.get('block') ?? '', params.get('floor') ?? '']
  const [filter, setFilter] = useState<RowFilter>('all')
  const ask = (part: Readonly<Record<string, string>>) => {
    setFilter('all')
    round.dropBeyond()
    setParams((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(part))
        if (value === '') next.delete(name)
        else next.set(name, value)
      return next
    })
  }
  const place = { building_id: buildingId, month, block_id: block, floor }
  const call = roundCalls[kind].read
  const { data, error, isPending, refetch, dataUpdatedAt } = useReport({
    call,
    input: { params: place },
    of: [meteredKinds[kind].reading],
  })
  const rows = data?.rows ?? noRows
  // The pickers stay while another floor's meters are on their way: whoever chose it by the keyboard stands in them.
  const known = useRef(noPlaces)
  const places = (known.current = data?.places ?? known.current)
  const round = useRound({ kind, buildingId, month, rows, loadedAt: dataUpdatedAt, t })
  useLeaveGuard({ t, isDirty: round.isDirty })
  const mayWrite = tools.can('create', entity.name) && data?.is_closed === false
  const presence = useRoundPresence({ kind, buildingId, month, isWriter: mayWrite })
  const [missed, setMissed] = useState<RoundRow>()
  const { meter } = meteredEntities[kind]
  const mayKeep = tools.can('update', meter.name)
  const meterPathOf = useCallback((id: string) => tools.pathOf(meter.name, id), [tools, meter])
  const pathOf = useCallback((id: string) => tools.pathOf(entity.name, id), [tools, entity])
  const shown = useMemo(() => rowsWith(filter, round.rows, round.cells), [filter, round.rows, round.cells])
  const { isBusy, onPhoto, onPaste, askApproval, drafts } = useRoundActions({
    kind,
    place,
    round,
    setFilter,
    t,
  })
  const content = () => {
    if (error !== null)
      return (
        <Failure title={t('console.metering.load_failed')} error={error} t={t} retry={() => void refetch()} />
      )
    if (isPending) return <Skeleton active paragraph={{ rows: 12 }} style={{ padding: 16 }} />
    if (round.rows.length === 0) return <p className="lobby-round-none">{t('console.metering.no_meters')}</p>
    return (
      <RoundGrid
        round={round}
        rows={shown}
        unit={t(`console.fields.unit.${meteredKinds[kind].unit}`)}
        label={t('console.metering.sheet')}
        mayWrite={mayWrite}
        presence={presence}
        onPaste={onPaste}
        onPhoto={onPhoto}
        onMissed={mayKeep ? setMissed : undefined}
        pathOf={pathOf}
        meterPathOf={meterPathOf}
        tools={tools}
      />
    )
  }
  return (
    <div className="lobby-list lobby-round-page" aria-busy={isBusy}>
      <div className="lobby-round-tools-bar">
        <RoundPlace
          month={month}
          block={block}
          floor={floor}
          isAtMonth={isAtMonth}
          places={places}
          ask={ask}
          t={t}
        />
        <span className="lobby-toolbar-gap" />
        {tools.can('approve', entity.name) && (
          <Button
            type="primary"
            icon={<LockOutlined aria-hidden />}
            loading={isBusy}
            disabled={drafts.length === 0}
            onClick={askApproval}
          >
            {t('console.metering.approve', { total: drafts.length })}
          </Button>
        )}
      </div>
      <RoundProgress rows={round.rows} t={t} />
      <RoundFilter filter={filter} onFilter={setFilter} rows={round.rows} cells={round.cells} t={t} />
      {data?.is_closed === true && <p className="lobby-sheet-hint">{t('console.metering.month_closed')}</p>}
      {mayWrite && <p className="lobby-sheet-hint lobby-sheet-keys">{t('console.metering.hint')}</p>}
      {round.beyond > 0 && (
        <Alert
          type="info"
          showIcon
          closable
          role="status"
          className="lobby-round-beyond"
          message={t('console.metering.beyond', { total: round.beyond })}
          action={
            <Button size="small" onClick={() => ask({ block: '', floor: '' })}>
              {t('console.metering.show_all')}
            </Button>
          }
          onClose={round.dropBeyond}
        />
      )}
      {round.progress !== undefined && (
        <p className="lobby-sheet-hint" role="status">
          {t('console.crud.sheet.progress', round.progress)}
        </p>
      )}
      <LostRows title={t('console.metering.lost')} rows={round.lost} onClose={round.dropLost} t={t} />
      {content()}
      {missed !== undefined && (
        <MissedDialog
          row={missed}
          kind={kind}
          month={month}
          tools={tools}
          close={() => setMissed(undefined)}
          onSaved={() => refreshReports(call)}
        />
      )}
    </div>
  )
}
