import SignaturePad from 'signature_pad'
import { useEffect, useRef } from 'react'

interface SignatureCanvasProps {
  readonly label: string
  /** Told what is drawn after each stroke. */
  readonly onDraw: (picture: Blob) => void
}

/** Where somebody signs: with a finger, a pen or the mouse. */
export function SignatureCanvas({ label, onDraw }: SignatureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const told = useRef(onDraw)
  told.current = onDraw
  useEffect(() => {
    const element = canvas.current
    if (element === null) return undefined
    // As many points as the screen has, so that the line is sharp on paper; the pad draws in the page's own pixels.
    const ratio = Math.max(window.devicePixelRatio, 2)
    element.width = element.offsetWidth * ratio
    element.height = element.offsetHeight * ratio
    element.getContext('2d')?.scale(ratio, ratio)
    // Ink on paper, whatever the console's colours are.
    const pad = new SignaturePad(element, { penColor: '#14211f', minWidth: 0.8, maxWidth: 2.8 })
    const tell = () => element.toBlob((blob) => blob !== null && told.current(blob))
    pad.addEventListener('endStroke', tell)
    return () => {
      pad.removeEventListener('endStroke', tell)
      pad.off()
    }
  }, [])
  return <canvas ref={canvas} className="lobby-signature" role="img" aria-label={label} />
}
