import { FilePdfOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { showError } from '../../errors/error-popup.tsx'
import { saveBlob } from '../../fields/uploads/stored-file.ts'
import type { Translate } from '../../i18n/use-t.ts'

interface PdfButtonProps {
  /** The file's name where the server gives none. */
  readonly name: string
  readonly load: () => Promise<{ readonly blob: Blob; readonly name: string | undefined }>
  readonly t: Translate
  /** What it says. Default: that it is a PDF. */
  readonly label?: string
  readonly size?: 'small'
  /** Of another kind of file. */
  readonly icon?: ReactNode
  readonly extension?: string
}

/** A paper as a PDF, or another file. */
export function PdfButton({
  name: named,
  load,
  t,
  label,
  size,
  icon = <FilePdfOutlined />,
  extension = 'pdf',
}: PdfButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const { blob, name } = await load()
      saveBlob(blob, name ?? `${named}.${extension}`)
    } catch (error) {
      showError(t, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={icon} size={size} loading={isBusy} onClick={() => void take()}>
      {label ?? t('console.desk.pdf')}
    </Button>
  )
}
