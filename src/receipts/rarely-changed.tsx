import { Input } from 'antd'
import { currencies } from '#domain/currency.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { DecimalInput } from '../fields/parts/decimal-input.tsx'
import { MonthPicker } from '../fields/parts/month-picker.tsx'
import { RecordSelect } from '../fields/references/record-select.tsx'
import { UploadInput } from '../fields/uploads/upload-input.tsx'
import { fieldLabel } from '../fields/words.ts'
import { DeskField } from './field.tsx'
import type { PaymentPanelProps } from './payment-panel.tsx'
import { ReceiptDay } from './receipt-day.tsx'

const { attachments } = receipt.fields

/** Fields that are rarely changed: the month, the day, the fund, a deduction, a pre-printed sheet, a note, the originals. */
export function RarelyChanged({
  tools,
  entry,
  change,
  isOfFund,
  isCash,
  desk,
  faults,
  shown: { more },
}: PaymentPanelProps) {
  const { t, language, currency } = tools
  const label = (name: string) => fieldLabel(t, receipt.name, name)
  return (
    <>
      <DeskField label={label('month')} faults={faults.month}>
        {({ id }) => <MonthPicker id={id} value={entry.month} onChange={(month) => change({ month })} />}
      </DeskField>
      {more.has('received_on') && (
        <DeskField label={label('received_on')} faults={faults.received_on}>
          {(element) => (
            <ReceiptDay
              {...element}
              value={entry.receivedOn}
              onChange={(receivedOn) => change({ receivedOn })}
            />
          )}
        </DeskField>
      )}
      {more.has('cash_account_id') && (!isCash || desk === undefined) && (
        <DeskField label={label('cash_account_id')} faults={faults.cash_account_id}>
          {(element) => (
            <RecordSelect
              target={cashAccount}
              tools={tools}
              element={element}
              where={{
                all: [
                  { field: 'is_active', equals: true },
                  { field: 'account_sub_type', equals: isCash ? 'cash' : 'bank' },
                  {
                    field: 'account_type',
                    in: isOfFund ? ['building_maintenance'] : ['building', 'building_other'],
                  },
                  // Cash of another currency has a field of its own.
                  ...(isCash || isOfFund ? [{ field: 'currency_code', present: false } as const] : []),
                ],
              }}
              value={entry.fund === undefined ? [] : [entry.fund]}
              onChange={([fund]) => change({ fund, handed: {} })}
            />
          )}
        </DeskField>
      )}
      {more.has('deduction') && (
        <DeskField label={label('deduction')} faults={faults.deduction}>
          {(element) => (
            <DecimalInput
              {...element}
              language={language}
              digits={currencies[currency].digits}
              value={entry.deduction}
              onChange={(deduction) => change({ deduction })}
            />
          )}
        </DeskField>
      )}
      {more.has('deduction_reason') && (
        <DeskField label={label('deduction_reason')} faults={faults.deduction_reason}>
          {(element) => (
            <Input
              {...element}
              value={entry.deductionReason}
              onChange={({ target }) => change({ deductionReason: target.value })}
            />
          )}
        </DeskField>
      )}
      {more.has('serial_id') && (
        <DeskField label={label('serial_id')} faults={faults.serial_id}>
          {(element) => (
            <RecordSelect
              target={preprintSerial}
              tools={tools}
              element={element}
              where={{ field: 'status', equals: 'free' }}
              value={entry.serial === undefined ? [] : [entry.serial]}
              onChange={([serial]) => change({ serial })}
            />
          )}
        </DeskField>
      )}
      <DeskField label={label('note')} faults={faults.note}>
        {(element) => (
          <Input.TextArea
            {...element}
            rows={2}
            value={entry.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </DeskField>
      <DeskField label={label('attachments')} faults={faults.attachments}>
        {({ id, 'aria-describedby': describedBy, status }) => (
          <UploadInput
            id={id}
            disabled={false}
            describedBy={describedBy}
            invalid={status === 'error'}
            tools={tools}
            options={attachments}
            label={label('attachments')}
            pictures={false}
            max={attachments.max ?? 10}
            value={entry.attachments}
            onChange={(files) => change({ attachments: files })}
          />
        )}
      </DeskField>
    </>
  )
}
