import { Alert } from 'antd'
import { useT } from '../i18n/use-t.ts'
import { errorText, type FailedWork } from './error-text.ts'

interface FailureProps {
  readonly error: unknown
  /** The action that was tried. */
  readonly work?: FailedWork | undefined
}

/** Errors that belong to no field of a form, above it. */
export function Failure({ error, work }: FailureProps) {
  const t = useT()
  if (error === undefined) return null
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={<span className="lobby-lines">{errorText(t, error, work)}</span>}
      style={{ marginBottom: 16 }}
    />
  )
}
