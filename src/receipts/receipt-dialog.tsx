import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { isZero } from '#core/amount.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { AnyRecord } from '#core/entity.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { ChangeGiven } from './leftover-choice.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'
import { Printable } from './printable.tsx'

interface ReceiptDialogProps {
  readonly made: AnyRecord | undefined
  readonly tools: ViewTools
  readonly close: () => void
}

/** The receipt that was just made, ready to be printed: Enter prints, Escape goes on with the next one. */
export function ReceiptDialog({ made, tools, close }: ReceiptDialogProps) {
  const { t } = tools
  const change = String(made?.change_given ?? '0')
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
        <Button
          key="print"
          type="primary"
          autoFocus
          icon={<PrinterOutlined />}
          onClick={() => window.print()}
        >
          {t('console.desk.print')}
        </Button>,
      ]}
    >
      {!isZero(change) && <ChangeGiven amount={change} tools={tools} />}
      {made !== undefined && (
        <Printable tools={tools}>{(paper) => <ReceiptPaper record={made} tools={paper} />}</Printable>
      )}
    </Dialog>
  )
}
