import { useState } from 'react'
import { say } from '../language/say.ts'
import { momentText } from '../language/written.ts'

interface PassOnProps {
  /** Whom it is for. */
  readonly name: string
  readonly link: string
  /** ISO instant after which it opens nothing. */
  readonly until: string
}

/** A link that one passes on: by another app where the phone can, else copied. */
export function PassOn({ name, link, until }: PassOnProps) {
  const [isCopied, setCopied] = useState(false)
  const canShare = 'share' in navigator
  // Whoever closes the sheet has decided so.
  const share = () => navigator.share({ url: link }).catch(() => undefined)
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // The link is there to be held and copied.
    }
  }
  return (
    <div className="field">
      <label>
        {say('household.link', { name })}
        <input readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <p className="quiet">{say('household.link_help', { time: momentText(until) })}</p>
      {canShare && (
        <button type="button" className="button primary wide" onClick={() => void share()}>
          {say('household.share')}
        </button>
      )}
      <button type="button" className="button wide" onClick={() => void copy()}>
        <span aria-live="polite">{say(isCopied ? 'household.copied' : 'household.copy')}</span>
      </button>
    </div>
  )
}
