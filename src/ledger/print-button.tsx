import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { showError } from '../errors/error-popup.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { saveBlob } from '../fields/uploads/stored-file.ts'

interface PrintProps {
  readonly title: string
  /** Default: a printer. */
  readonly icon?: ReactNode
  /** The file's name where the server gives none. */
  readonly name: string
  readonly disabled: boolean
  readonly load: () => Promise<{ readonly blob: Blob; readonly name: string | undefined }>
  readonly tools: ViewTools
}

/** A report as one file, usually a PDF. */
export function PrintButton({
  title,
  icon = <PrinterOutlined />,
  name: named,
  disabled,
  load,
  tools: { t },
}: PrintProps) {
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const { blob, name } = await load()
      saveBlob(blob, name ?? named)
    } catch (error) {
      showError(t, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={icon} loading={busy} disabled={disabled} onClick={() => void take()}>
      {title}
    </Button>
  )
}
