import { useRef, type PointerEvent } from 'react'
import { say } from '../../language/say.ts'

interface SignatureProps {
  readonly change: (picture: Blob | undefined) => void
  readonly error: string | undefined
}

/** Dots of the picture: as many on each phone, however wide it is shown. */
const [width, height] = [600, 240]

/** A name written with the finger. */
export function Signature({ change, error }: SignatureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isDown = useRef(false)
  const draw = ({ nativeEvent: { offsetX, offsetY } }: PointerEvent, isStart: boolean) => {
    const { current: surface } = canvas
    const paint = surface?.getContext('2d')
    if (surface === null || paint === null || paint === undefined || !isDown.current) return
    const share = width / surface.clientWidth
    if (isStart) {
      paint.beginPath()
      paint.lineWidth = 4
      paint.lineCap = 'round'
      paint.strokeStyle = '#111'
      paint.moveTo(offsetX * share, offsetY * share)
    }
    paint.lineTo(offsetX * share, offsetY * share)
    paint.stroke()
  }
  const finish = () => {
    if (!isDown.current) return
    isDown.current = false
    canvas.current?.toBlob((picture) => change(picture ?? undefined), 'image/png')
  }
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, width, height)
    change(undefined)
  }
  return (
    <fieldset className="field">
      <legend>{say('asked.signature')}</legend>
      <canvas
        ref={canvas}
        className="signature"
        width={width}
        height={height}
        role="img"
        aria-label={say('asked.signature')}
        onPointerDown={(event) => {
          isDown.current = true
          event.currentTarget.setPointerCapture(event.pointerId)
          draw(event, true)
        }}
        onPointerMove={(event) => draw(event, false)}
        onPointerUp={finish}
        onPointerCancel={finish}
      />
      <button type="button" className="button small" onClick={clear}>
        {say('asked.clear')}
      </button>
      <p className="error" role="alert">
        {error}
      </p>
    </fieldset>
  )
}
