import { ZoomInOutlined } from '@ant-design/icons'
import { usePreference } from '#src/session/use-preference.ts'
import type { Translate } from '#src/i18n/use-t.ts'

/** Pixels that a tile may be wide; at the smallest, two thousand fit on a screen. */
const sizes = { least: 14, most: 72, usual: 44 }
const isSize = (value: unknown): value is number =>
  typeof value === 'number' && value >= sizes.least && value <= sizes.most

/** The tiles' width, which the reader keeps. */
export function useZoom() {
  return usePreference<number>({ key: 'tiles.size', is: isSize, fallback: sizes.usual })
}

interface ZoomProps {
  readonly size: number
  readonly onSize: (size: number) => void
  readonly t: Translate
}

export function Zoom({ size, onSize, t }: ZoomProps) {
  return (
    <label className="lobby-zoom">
      <ZoomInOutlined aria-hidden />
      <input
        type="range"
        aria-label={t('console.crud.looks.zoom')}
        min={sizes.least}
        max={sizes.most}
        step={2}
        value={size}
        onChange={({ target }) => onSize(Number(target.value))}
      />
    </label>
  )
}
