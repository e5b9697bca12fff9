import { PrinterOutlined } from '@ant-design/icons'
import { FileButton, type FileButtonProps } from '../crud/actions/file-button.tsx'
import type { ViewTools } from '../fields/field-view.ts'

interface PrintProps extends Pick<FileButtonProps, 'name' | 'load'> {
  readonly title: string
  readonly disabled: boolean
  readonly tools: ViewTools
}

/** A report as a PDF. */
export const PrintButton = ({ title, tools, ...shown }: PrintProps) => (
  <FileButton {...shown} t={tools.t} label={title} icon={<PrinterOutlined />} />
)
