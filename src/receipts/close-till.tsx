import { Input, Select } from 'antd'
import { useState } from 'react'
import { isZero, subtractAmounts } from '#core/amount.ts'
import { currencies } from '#domain/currency.ts'
import { sumNotes } from '#domain/money/notes.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'
import { isCallError } from '#data-provider/http.ts'
import type { FieldName } from '#core/entity.ts'
import { queryClient } from '../data/query-client.ts'
import { useSave } from '../data/use-save.ts'
import { showError } from '../errors/error-popup.tsx'
import { fieldTexts } from '../errors/error-text.ts'
import { useCallKey } from '../data/use-call-key.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import { DecimalInput } from '../fields/parts/decimal-input.tsx'
import { fieldLabel } from '../fields/words.ts'
import { codeText } from '../i18n/code-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { message } from '../ui/feedback.ts'
import type { Till } from './calls.ts'
import { DeskField } from './field.tsx'
import { NoteTable } from './note-table.tsx'
import { tillKey } from './use-account.ts'

type Faults = Readonly<Partial<Record<FieldName<typeof tillClosing>, readonly string[]>>>

interface CloseTillProps {
  readonly boxes: Till['boxes']
  readonly buildingId: string | undefined
  readonly tools: ViewTools
  readonly close: () => void
}

/** Counts a cash account by its notes, and says what is missing or too much before it is booked. */
export function CloseTill({ boxes, buildingId, tools, close }: CloseTillProps) {
  const { t, language } = tools
  const [chosen, setChosen] = useState(boxes.length === 1 ? boxes[0]?.cash_account_id : undefined)
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const [other, setOther] = useState<string>()
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const key = useCallKey()
  const { save } = useSave(tillClosing)
  const label = (name: string) => fieldLabel(t, tillClosing.name, name)
  const box = boxes.find(({ cash_account_id: id }) => id === chosen)
  const currency = box?.currency_code ?? tools.currency
  const money = (amount: string) => formatMoney(amount, currency, language)
  const denominations = Object.entries(counts).flatMap(([value, count]) =>
    count > 0 ? [{ value, count }] : [],
  )
  const counted = sumNotes(denominations, other) ?? '0'
  const difference = box === undefined ? undefined : subtractAmounts(counted, box.balance)
  const send = async () => {
    if (chosen === undefined) return setFaults({ cash_account_id: [codeText(t, 'required')] })
    if (difference !== undefined && !isZero(difference) && note.trim() === '')
      return setFaults({ note: [codeText(t, 'required')] })
    setFaults({})
    setBusy(true)
    const values = {
      building_id: buildingId,
      cash_account_id: chosen,
      counted,
      ...(typeof box?.currency_code === 'string' && { currency_code: box.currency_code }),
      ...(denominations.length > 0 && { denominations }),
      ...(other !== undefined && { other_cash: other }),
      ...(note.trim() !== '' && { note }),
    }
    try {
      await save({ values, idempotencyKey: key.keyOf(values) })
      message.success(t('console.desk.till_closed'))
      close()
    } catch (error) {
      if (isCallError(error)) setFaults(fieldTexts(t, error))
      showError(t, error)
    } finally {
      setBusy(false)
      // What is expected may have changed while the cash was counted.
      await queryClient.invalidateQueries({ queryKey: tillKey(buildingId) })
    }
  }
  return (
    <Dialog
      open
      title={t('console.desk.close_till')}
      okText={t('console.desk.close_till')}
      cancelText={t('console.crud.record.cancel')}
      confirmLoading={isBusy}
      onOk={() => void send()}
      onCancel={close}
    >
      <DeskField label={label('cash_account_id')} faults={faults.cash_account_id}>
        {(element) => (
          <Select
            {...element}
            style={{ width: '100%' }}
            value={chosen}
            placeholder={t('console.fields.choose')}
            // Another account may be kept in another currency, which has other notes.
            onChange={(id: string) => {
              setChosen(id)
              setCounts({})
              setOther(undefined)
            }}
            options={boxes.map(({ cash_account_id: value, name }) => ({ value, label: name }))}
          />
        )}
      </DeskField>
      <NoteTable tools={tools} currency={currency} counts={counts} onChange={setCounts} />
      <DeskField label={label('other_cash')} faults={faults.other_cash}>
        {(element) => (
          <DecimalInput
            {...element}
            language={language}
            digits={currencies[currency].digits}
            value={other}
            onChange={setOther}
          />
        )}
      </DeskField>
      <dl className="desk-sums figures" aria-live="polite">
        <dt>{label('counted')}</dt>
        <dd>{money(counted)}</dd>
        {box !== undefined && difference !== undefined && (
          <>
            <dt>{label('expected')}</dt>
            <dd>{money(box.balance)}</dd>
            <dt>{label('difference')}</dt>
            <dd className={isZero(difference) ? undefined : 'desk-excess'}>{money(difference)}</dd>
          </>
        )}
      </dl>
      {difference !== undefined && (
        <p className="lobby-field-help">
          {t('console.desk.expected_help')} {!isZero(difference) && t('console.desk.difference_help')}
        </p>
      )}
      <DeskField label={label('note')} faults={[...(faults.counted ?? []), ...(faults.note ?? [])]}>
        {(element) => <Input {...element} value={note} onChange={({ target }) => setNote(target.value)} />}
      </DeskField>
    </Dialog>
  )
}
