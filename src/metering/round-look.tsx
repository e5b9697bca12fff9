import { LockOutlined } from '@ant-design/icons'
import { Button, Select, Skeleton } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { monthOf, officeToday } from '#core/days.ts'
import { isMonth } from '#core/fields/calendar.ts'
import { unitLabel } from '#src/fields/words.ts'
import { roundCalls, roundRows } from '#domain/calls/meter-rounds.ts'
import { electricReading } from '#entities/metering/electric-reading.ts'
import { waterReading } from '#entities/metering/water-reading.ts'
import { Failure } from '#src/crud/list/list-states.tsx'
import type { ListPartProps } from '#src/crud/views.ts'
import { callForData } from '#src/data/call-api.ts'
import { refreshReports, useReport } from '#src/data/use-report.ts'
import { useSave } from '#src/data/use-save.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { MonthPicker } from '#src/fields/parts/month-picker.tsx'
import { useSession } from '#src/session/session.ts'
import { message, modal } from '#src/ui/feedback.ts'
import { markOf, type PastedRow, type RoundPlaceRow, type RoundRow } from './round-cell.ts'
import { RoundFilter, type RowFilter, rowsWith } from './round-filter.tsx'
import { RoundGrid } from './round-grid.tsx'
import { LostRows } from './lost-rows.tsx'
import { RoundProgress } from './round-progress.tsx'
import { useRound, type MeterKind } from './use-round.ts'
import './round.css'

const noRows: readonly RoundRow[] = []
const noPlaces: readonly RoundPlaceRow[] = []

/** A month's readings, meter by meter, as one walks the building: month, block and floor are in the address. */
export function RoundLook({ entity, tools }: ListPartProps) {
  const { t } = tools
  const kind: MeterKind = entity.name === electricReading.name ? 'ELECTRICITY' : 'WATER'
  const { building } = useSession()
  const buildingId = building?.id ?? ''
  const [params, setParams] = useSearchParams()
  const asked = params.get('month') ?? ''
  const month = isMonth(asked) ? asked : monthOf(officeToday())
  const [block, floor] = [params.get('block') ?? '', params.get('floor') ?? '']
  const [filter, setFilter] = useState<RowFilter>('all')
  const [isBusy, setBusy] = useState(false)
  const ask = (part: Readonly<Record<string, string>>) => {
    setFilter('all')
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
    of: [kind === 'WATER' ? 'water_reading' : 'electric_reading'],
  })
  const rows = data?.rows ?? noRows
  const places = data?.places ?? noPlaces
  const round = useRound({ kind, buildingId, month, rows, loadedAt: dataUpdatedAt, t })
  const mayWrite = tools.can('create', entity.name) && data?.is_closed === false
  const shown = useMemo(
    () => rowsWith(filter, round.rows, round.cells),
    [filter, round.rows, round.cells],
  )
  const { save } = useSave<typeof waterReading | typeof electricReading>(
    kind === 'WATER' ? waterReading : electricReading,
  )
  const onPhoto = useCallback(
    async ({ reading }: RoundRow, file: File) => {
      try {
        if (reading !== null) await save({ id: reading.id, values: { image: file } })
        message.success(t('console.metering.photo_saved'))
        await refreshReports(call)
      } catch (thrown) {
        showError(t, thrown)
      }
    },
    [save, t, call],
  )
  const onPaste = async (sheet: readonly PastedRow[]) => {
    if (sheet.length === 0) return
    if (sheet.length > roundRows) {
      message.warning(t('console.metering.too_many', { total: sheet.length, max: roundRows }))
      return
    }
    setBusy(true)
    try {
      const { saved, refused } = await round.paste(sheet)
      if (refused > 0) setFilter('refused')
      const said = t('console.metering.pasted', { saved, refused })
      if (refused === 0) message.success(said)
      else message.warning(said)
    } catch (thrown) {
      showError(t, thrown)
    } finally {
      setBusy(false)
    }
  }
  const drafts = round.rows.filter(({ reading }) => reading?.status === 'draft')
  const approve = async () => {
    setBusy(true)
    try {
      const { confirmed, refused } = await callForData(roundCalls[kind].approve, { body: place })
      const [first] = refused
      if (first === undefined) message.success(t('console.metering.approved', { total: confirmed }))
      else
        message.warning(
          t('console.metering.approved_some', {
            total: confirmed,
            refused: refused.length,
            reason: first.errors.map((one) => one.message).join(' '),
          }),
        )
      await refreshReports(call)
    } catch (thrown) {
      showError(t, thrown)
    } finally {
      setBusy(false)
    }
  }
  const askApproval = () => {
    const marked = drafts.filter((row) => ['high', 'zero'].includes(markOf(row) ?? '')).length
    const missing = round.rows.filter(({ reading }) => reading === null).length
    modal.confirm({
      title: t('console.metering.approve_title', { total: drafts.length }),
      content: t('console.metering.approve_body', { marked, missing }),
      okText: t('console.metering.approve', { total: drafts.length }),
      cancelText: t('console.crud.record.cancel'),
      onOk: approve,
    })
  }
  const blocks = [...new Map(places.map((one) => [one.block_id ?? '', one.block])).entries()]
  const floors = [...new Set(places.filter((one) => block === '' || one.block_id === block).map(floorOf))]
  const content = () => {
    if (error !== null)
      return (
        <Failure
          title={t('console.metering.load_failed')}
          error={error}
          t={t}
          retry={() => void refetch()}
        />
      )
    if (isPending) return <Skeleton active paragraph={{ rows: 12 }} style={{ padding: 16 }} />
    if (round.rows.length === 0) return <p className="lobby-round-none">{t('console.metering.no_meters')}</p>
    return (
      <RoundGrid
        round={round}
        rows={shown}
        unit={unitLabel(t, kind === 'WATER' ? 'm3' : 'kwh')}
        label={t('console.metering.sheet')}
        mayWrite={mayWrite}
        onPaste={(sheet) => void onPaste(sheet)}
        onPhoto={(row, file) => void onPhoto(row, file)}
        pathOf={(id) => tools.pathOf(entity.name, id)}
        tools={tools}
      />
    )
  }
  return (
    <div className="lobby-list lobby-round-page" aria-busy={isBusy}>
      <div className="lobby-round-tools-bar">
        <MonthPicker
          aria-label={t('console.metering.month')}
          value={month}
          onChange={(picked) => ask({ month: picked })}
        />
        {blocks.some(([id]) => id !== '') && (
          <>
            <Select
              aria-label={t('console.metering.block')}
              value={block}
              popupMatchSelectWidth={false}
              onChange={(id) => ask({ block: id, floor: '' })}
              options={[
                { value: '', label: t('console.metering.all_blocks') },
                ...blocks.filter(([id]) => id !== '').map(([id, name]) => ({ value: id, label: name })),
              ]}
            />
            <Select
              aria-label={t('console.metering.floor')}
              value={floor}
              popupMatchSelectWidth={false}
              onChange={(chosen) => ask({ floor: chosen })}
              options={[
                { value: '', label: t('console.metering.all_floors') },
                ...floors.filter((one) => one !== '').map((one) => floorOption(one, { places, block, t })),
              ]}
            />
          </>
        )}
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
      {data?.is_closed === true && <p className="lobby-round-hint">{t('console.metering.month_closed')}</p>}
      {mayWrite && <p className="lobby-round-hint">{t('console.metering.hint')}</p>}
      <LostRows rows={round.lost} onClose={round.dropLost} t={t} />
      {content()}
    </div>
  )
}

const floorOf = ({ floor }: RoundPlaceRow) => (floor === null ? '' : String(floor))

interface FloorChoice {
  readonly places: readonly RoundPlaceRow[]
  readonly block: string
  readonly t: ListPartProps['tools']['t']
}

/** A floor, with how many of its meters have been read. */
function floorOption(floor: string, { places, block, t }: FloorChoice) {
  const own = places.filter((one) => floorOf(one) === floor && (block === '' || one.block_id === block))
  const sum = (name: 'read' | 'meters') => own.reduce((total, one) => total + one[name], 0)
  return {
    value: floor,
    label: t('console.metering.floor_read', { floor, read: sum('read'), total: sum('meters') }),
  }
}
