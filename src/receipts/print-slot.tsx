import { PrinterOutlined } from '@ant-design/icons'
import { Button, Card } from 'antd'
import type { SlotProps } from '../crud/views.ts'
import { Printable } from './printable.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'

/** The printable receipt on its page, to print another copy. */
export function PrintSlot({ record, tools, onChange }: SlotProps) {
  if (onChange !== undefined) return null
  return (
    <Card
      size="small"
      title={<h2>{tools.t('console.desk.paper.title')}</h2>}
      extra={
        <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
          {tools.t('console.desk.print')}
        </Button>
      }
    >
      <Printable tools={tools}>{(paper) => <ReceiptPaper record={record} tools={paper} />}</Printable>
    </Card>
  )
}
