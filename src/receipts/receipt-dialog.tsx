import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import { isZero } from '#core/amount.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { StoredShown } from '#entities/shown-record.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { ChangeGiven } from './leftover-choice.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'
import { changeIn } from '#entities/receipts/receipt-cash.ts'
import { Printable } from '../papers/printable.tsx'
import { ReceiptPdf } from './print-slot.tsx'
import './receipts.css'

interface ReceiptDialogProps {
  readonly made: StoredShown<typeof receipt> | undefined
  readonly tools: ViewTools
  readonly close: () => void
}

/** The receipt that was just made, ready to be printed: Enter prints, Escape goes on with the next one. */
export function ReceiptDialog({ made, tools, close }: ReceiptDialogProps) {
  const { t } = tools
  const change = changeIn(made ?? {}, tools)
  const print = usePrint(made?.id)
  const path = made === undefined ? undefined : tools.pathOf(receipt.name, made.id)
  return (
    <Dialog
      open={made !== undefined}
      title={t('console.desk.collected', { code: String(made?.code ?? '') })}
      onCancel={close}
      destroyOnHidden
      width={640}
      className="desk-receipt"
      footer={[
        path !== undefined && (
          <LinkButton key="open" to={path}>
            {t('console.desk.open_receipt')}
          </LinkButton>
        ),
        <Button key="next" onClick={close}>
          {t('console.desk.next')}
        </Button>,
        <Button key="print" type="primary" autoFocus icon={<PrinterOutlined />} onClick={print.start}>
          {t('console.desk.print')}
        </Button>,
      ]}
    >
      {!isZero(change.amount) && <ChangeGiven {...change} tools={tools} />}
      {made !== undefined && (
        <Printable tools={tools} more={(paper) => <ReceiptPdf record={made} tools={paper} />}>
          {(paper) => <ReceiptPaper record={made} tools={paper} onShown={print.shown} />}
        </Printable>
      )}
    </Dialog>
  )
}

/** Prints the paper of a receipt: at once, or as soon as it is there. */
function usePrint(id: string | undefined) {
  const [shownId, setShown] = useState<string>()
  const [wantedId, setWanted] = useState<string>()
  const isReady = id !== undefined && shownId === id
  const isWanted = id !== undefined && wantedId === id
  useEffect(() => {
    if (!isReady || !isWanted) return
    setWanted(undefined)
    window.print()
  }, [isReady, isWanted])
  return {
    start: () => setWanted(id),
    shown: useCallback(() => setShown(id), [id]),
  }
}
