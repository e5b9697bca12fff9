import { useState } from 'react'
import type { printReceipt } from '../data/calls.ts'
import { callForFile } from '../data/call.ts'
import { currentLanguage } from '../language/language.ts'
import { say } from '../language/say.ts'
import { mustShare, saveFile } from './save-file.ts'

interface PdfButtonProps {
  readonly address: typeof printReceipt
  readonly id: string
  /** The file's name. */
  readonly name: string
}

/**
 * A paper as a PDF. Where it must be shared it is loaded by a first tap and shared by a second: a phone lets nobody
 * share what comes later.
 */
export function PdfButton({ address, id, name }: PdfButtonProps) {
  const [loaded, setLoaded] = useState<Blob>()
  const [isLoading, setLoading] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const press = async () => {
    if (loaded !== undefined) return await saveFile(loaded, name)
    setLoading(true)
    setFailed(false)
    try {
      const pdf = await callForFile(address, { path: { id }, params: { language: currentLanguage() } })
      if (mustShare(pdf, name)) setLoaded(pdf)
      else await saveFile(pdf, name)
    } catch {
      setFailed(true)
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <button type="button" className="button wide" disabled={isLoading} onClick={() => void press()}>
        {say(loaded === undefined ? 'money.papers.pdf' : 'money.papers.pdf_ready')}
      </button>
      <p className="error" role="alert">
        {isFailed ? say('money.papers.pdf_failed') : ''}
      </p>
    </>
  )
}
