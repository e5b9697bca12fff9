import { useEffect, useState } from 'react'
import { say } from '../language/say.ts'

interface CopyLineProps {
  readonly name: string
  readonly shown: string
  /** What the button copies; absent: nothing of it needs to be typed. */
  readonly copied?: string
  readonly help?: string
}

/** Milliseconds that the button says that it has copied. */
const told = 2_000

/** A fact of a transfer, with a button that copies it for the bank's app. */
export function CopyLine({ name, shown, copied, help }: CopyLineProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), told)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Where a browser refuses it, the text is there to be held and copied.
    }
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span translate="no">{shown}</span>
        {copied !== undefined && (
          <button
            type="button"
            className="button small"
            aria-label={say('money.pay.copy', { what: name.toLowerCase() })}
            onClick={() => void copy(copied)}
          >
            <span aria-live="polite">
              {isCopied ? say('money.pay.copied') : say('money.pay.copy', { what: '' }).trim()}
            </span>
          </button>
        )}
        {help !== undefined && <small className="quiet">{help}</small>}
      </dd>
    </div>
  )
}
