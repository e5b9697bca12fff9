import { BarcodeDetector } from 'qr/decode.js'
import { useEffect, useRef, useState } from 'react'
import type { Translate } from '../i18n/use-t.ts'

interface CameraProps {
  /** Told each code that comes before the camera, once until another one does. */
  readonly onCode: (code: string) => void
  readonly t: Translate
}

/** Milliseconds between two looks: often enough for a hand, seldom enough for a phone's battery. */
const lookMs = 200

/** The camera, reading QR codes until it is closed; loaded with the decoder when a guard first opens it. */
export function Camera({ onCode, t }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const tell = useRef(onCode)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    tell.current = onCode
  }, [onCode])
  useEffect(() => {
    const closing = new AbortController()
    void watch(video.current, closing.signal, (code) => tell.current(code)).catch(() => {
      if (!closing.signal.aborted) setFailed(true)
    })
    return () => closing.abort()
  }, [])
  if (hasFailed)
    return (
      <p role="alert" className="visitor-camera-failed">
        {t('console.visitors.camera_failed')}
      </p>
    )
  return (
    <figure className="visitor-camera">
      <video ref={video} muted playsInline aria-label={t('console.visitors.camera')} />
      <figcaption>{t('console.visitors.camera_aim')}</figcaption>
    </figure>
  )
}

async function watch(
  video: HTMLVideoElement | null,
  closing: AbortSignal,
  tell: (code: string) => void,
): Promise<void> {
  if (video === null) return
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => stream.getTracks().forEach((track) => track.stop())
  if (closing.aborted) return stop()
  closing.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  let last = ''
  let misses = 0
  while (!closing.aborted) {
    const [seen] = await detector.detect(video).catch(() => [])
    misses = seen === undefined ? misses + 1 : 0
    // The same guest may come back; a hand that trembles is no second guest.
    if (misses > 5) last = ''
    if (seen !== undefined && seen.rawValue !== last) {
      last = seen.rawValue
      tell(last)
    }
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
}
