import encodeQR from 'qr'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { useT } from '../i18n/use-t.ts'
import { words as visitorWords } from '#src/visitors/locale.ts'
import { Camera } from './camera.tsx'

afterEach(() => vi.restoreAllMocks())

/** A picture of the QR, as a camera sees it: not square to its edges, and grey. */
function filmed(text: string): MediaStream {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 640, height: 480 })
  const draw = canvas.getContext('2d')!
  draw.fillStyle = '#ddd'
  draw.fillRect(0, 0, 640, 480)
  draw.translate(320, 240)
  draw.rotate(0.1)
  const size = 300 / modules.length
  draw.fillStyle = '#222'
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) draw.fillRect(x * size - 150, y * size - 150, size + 0.5, size + 0.5)
  return canvas.captureStream(10)
}

function Shown({ onCode }: { readonly onCode: (code: string) => void }) {
  return <Camera onCode={onCode} t={useT()} />
}

test('a code before the camera is told once, and closing turns the camera off', async () => {
  const stream = filmed('K7QD3M9X2HTB')
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  const onCode = vi.fn<(code: string) => void>()
  const screen = await renderInConsole(<Shown onCode={onCode} />)
  await expect.poll(() => onCode.mock.calls).toEqual([['K7QD3M9X2HTB']])
  await screen.unmount()
  expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true)
  expect(onCode).toHaveBeenCalledOnce()
})

test('without a camera the guard is told to type', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new Error('NotAllowedError'))
  const screen = await renderInConsole(<Shown onCode={vi.fn<(code: string) => void>()} />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(visitorWords.vi.camera_failed)
})
