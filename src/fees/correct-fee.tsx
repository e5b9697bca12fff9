import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { isZero } from '#core/amount.ts'
import type { fee } from '#entities/fees/fee.ts'
import type { ActionsProps } from '../crud/views.ts'

const CorrectionDialog = lazy(async () => ({
  default: (await import('./correction-dialog.tsx')).CorrectionDialog,
}))

const issued = new Set<unknown>(['approved', 'settled'])

/** An approved fee is never edited. It is voided and reissued, as long as nobody has paid any of it. */
export function CorrectFee({ record, tools }: ActionsProps<typeof fee>) {
  const [isOpen, setOpen] = useState(false)
  const isUnpaid = isZero(String(record.settled ?? '0'))
  if (!issued.has(record.status) || !isUnpaid || !tools.can('approve', 'fee')) return null
  return (
    <>
      <Button icon={<EditOutlined />} onClick={() => setOpen(true)}>
        {tools.t('console.fees.correct.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CorrectionDialog fee={record} tools={tools} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
