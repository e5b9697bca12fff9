import { useCallback, useState } from 'react'
import { fieldErrors, schemaOf } from '#core/derive/schema.ts'
import { roundCalls, roundRows } from '#domain/calls/meter-rounds.ts'
import type { MeteredType } from '#domain/metered-kinds.ts'
import { meteredEntities, type ReadingEntity } from '#entities/metering/metered-entities.ts'
import { waterReading } from '#entities/metering/water-reading.ts'
import { callForData } from '#src/data/call-api.ts'
import { refreshReports } from '#src/data/use-report.ts'
import { useSave } from '#src/data/use-save.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { codeText } from '#src/i18n/code-text.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import { message, modal } from '#src/ui/feedback.ts'
import { markOf, type PastedRow, type RoundRow } from './round-cell.ts'
import type { RowFilter } from './round-filter.tsx'
import type { Round } from './use-round.ts'

interface RoundActionsInput {
  readonly kind: MeteredType
  /** What is shown, and what is approved. */
  readonly place: {
    readonly building_id: string
    readonly month: string
    readonly block_id: string
    readonly floor: string
  }
  readonly round: Round
  readonly setFilter: (filter: RowFilter) => void
  readonly t: Translate
}

const photoKey = 'round-photo'

/** What one does with a round besides typing: paste a sheet, add a photo, approve. Each says what came of it. */
export function useRoundActions({ kind, place, round, setFilter, t }: RoundActionsInput) {
  const [isBusy, setBusy] = useState(false)
  const call = roundCalls[kind].read
  const { save } = useSave<ReadingEntity>(meteredEntities[kind].reading)
  const onPhoto = useCallback(
    async ({ reading }: RoundRow, file: File) => {
      // The server would refuse a photo that is too large before it has come, which looks like a broken line.
      const read = schemaOf({ image: waterReading.fields.image }).safeParse({ image: file })
      if (!read.success) {
        const faults = fieldErrors(read.error)
        message.error(faults.map(({ code, limits }) => codeText(t, code, { limits })).join(' '))
        return
      }
      // A photo takes its time on a phone's line.
      message.open({
        key: photoKey,
        type: 'loading',
        content: t('console.metering.photo_saving'),
        duration: 0,
      })
      try {
        if (reading !== null) await save({ id: reading.id, values: { image: file } })
        message.success({ key: photoKey, content: t('console.metering.photo_saved') })
        await refreshReports(call)
      } catch (thrown) {
        message.destroy(photoKey)
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
  return { isBusy, onPhoto, onPaste, askApproval, drafts }
}
