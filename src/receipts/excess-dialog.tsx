import { Input, type InputRef } from 'antd'
import { Dialog } from '../ui/dialog.tsx'
import { useRef, useState } from 'react'
import { receipt } from '#entities/receipts/receipt.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import { DeskField } from './field.tsx'
import { codeText } from '../i18n/code-text.ts'

interface ExcessDialogProps {
  readonly excess: string
  readonly tools: ViewTools
  readonly confirm: (reason: string) => void
  readonly close: () => void
}

/** More than is due is taken only by somebody who says so, and why. */
export function ExcessDialog({ excess, tools, confirm, close }: ExcessDialogProps) {
  const { t, currency, language } = tools
  const [reason, setReason] = useState(t('console.desk.excess_default'))
  const field = useRef<InputRef>(null)
  const isMissing = reason.trim() === ''
  const send = () => {
    if (!isMissing) confirm(reason.trim())
  }
  return (
    <Dialog
      open
      // Enter confirms: the field takes no focus before it can be seen.
      afterOpenChange={(isOpen) => isOpen && field.current?.focus({ cursor: 'all' })}
      title={t('console.desk.excess_title')}
      okText={t('console.desk.excess_ok')}
      cancelText={t('console.crud.record.cancel')}
      okButtonProps={{ disabled: isMissing }}
      onOk={send}
      onCancel={close}
    >
      <p>{t('console.desk.excess_text', { amount: formatMoney(excess, currency, language) })}</p>
      <DeskField
        label={fieldLabel(t, receipt.name, 'extra_credit_reason')}
        faults={isMissing ? [codeText(t, 'required')] : []}
      >
        {(element) => (
          <Input
            {...element}
            ref={field}
            value={reason}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
            onPressEnter={send}
          />
        )}
      </DeskField>
    </Dialog>
  )
}
