import { FileTextOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { ViewTools } from '../fields/field-view.ts'
import type { Reconciled } from './minutes-dialog.tsx'

const MinutesDialog = lazy(async () => ({ default: (await import('./minutes-dialog.tsx')).MinutesDialog }))

interface MinutesButtonProps {
  readonly of: Reconciled
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** As one of many in a table. */
  readonly isSmall?: boolean
  readonly tools: ViewTools
}

/** Leads to the minutes of a debt reconciliation. */
export function MinutesButton({ of, from, to, isSmall = false, tools }: MinutesButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        {...(isSmall ? { type: 'link' as const, size: 'small' as const } : { icon: <FileTextOutlined /> })}
        onClick={() => setIsAsking(true)}
      >
        {tools.t('console.debts.minutes.button')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <MinutesDialog of={of} from={from} to={to} tools={tools} close={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
