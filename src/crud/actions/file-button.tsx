import { FilePdfOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useWork } from '../../errors/use-work.ts'
import { saveBlob } from '../../fields/uploads/stored-file.ts'
import type { Translate } from '../../i18n/use-t.ts'

export interface FileButtonProps {
  /** The file's name where the server gives none, without its ending. */
  readonly name: string
  readonly load: () => Promise<{ readonly blob: Blob; readonly name: string | undefined }>
  readonly t: Translate
  /** What it says. Default: that it is a PDF. */
  readonly label?: string
  readonly size?: 'small'
  readonly disabled?: boolean
  /** Of another kind of file than a PDF. */
  readonly icon?: ReactNode
  readonly extension?: string
}

/** Loads a file and saves it: a paper as a PDF, or another. */
export function FileButton({
  name: named,
  load,
  t,
  label,
  icon = <FilePdfOutlined />,
  extension = 'pdf',
  ...shown
}: FileButtonProps) {
  const { isBusy, work } = useWork(t)
  const save = async () => {
    const { blob, name } = await load()
    saveBlob(blob, name ?? `${named}.${extension}`)
  }
  return (
    <Button {...shown} icon={icon} loading={isBusy} onClick={() => void work(save)}>
      {label ?? t('console.desk.pdf')}
    </Button>
  )
}
