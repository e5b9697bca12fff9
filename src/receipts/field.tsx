import { useId, type ReactNode } from 'react'

interface DeskFieldProps {
  readonly label: string
  readonly faults?: readonly string[]
  readonly extra?: ReactNode
  readonly children: (element: {
    readonly id: string
    readonly 'aria-describedby'?: string
    readonly status?: 'error'
  }) => ReactNode
}

/** A label above its input, and what is wrong with it below. */
export function DeskField({ label, faults = [], extra, children }: DeskFieldProps) {
  const id = useId()
  const isWrong = faults.length > 0
  return (
    <div className="lobby-field">
      <div className="desk-label">
        <label htmlFor={id}>{label}</label>
        {extra}
      </div>
      {children({ id, ...(isWrong ? { 'aria-describedby': `${id}-fault`, status: 'error' as const } : {}) })}
      {isWrong && (
        <div id={`${id}-fault`} role="alert" className="lobby-field-error">
          {faults.join(' ')}
        </div>
      )}
    </div>
  )
}
