import { useId, type ReactNode } from 'react'
import './labelled.css'

interface Wiring {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby'?: string
  readonly status?: 'error'
}

interface LabelledProps {
  readonly label: string
  /** Why what was typed will not do. */
  readonly error?: string | undefined
  readonly children: (wiring: Wiring) => ReactNode
}

/** An input with its label above it and what is wrong with it below, for the few pages without a record's form. */
export function Labelled({ label, error, children }: LabelledProps) {
  const id = useId()
  const isWrong = error !== undefined
  return (
    <div className="lobby-labelled">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': isWrong,
        ...(isWrong ? { 'aria-describedby': `${id}-error`, status: 'error' } : {}),
      })}
      {isWrong && (
        <span id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
