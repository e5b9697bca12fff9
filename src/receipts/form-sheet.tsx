import type { CSSProperties, ReactNode } from 'react'
import type { PlacedPage, PlacedText } from '#domain/documents/preprint.ts'
import './form-sheet.css'

interface FormSheetProps {
  readonly page: Pick<PlacedPage, 'width' | 'height' | 'language'>
  readonly label: string
  /** A text on the sheet; the style puts it at its place. */
  readonly children: ReactNode
}

/** A sheet of paper drawn to scale: as wide as there is room for, with a line every ten millimetres. */
export const FormSheet = ({ page: { width, height, language }, label, children }: FormSheetProps) => (
  <div
    className="form-sheet"
    role="group"
    aria-label={label}
    lang={language}
    style={{ aspectRatio: `${width} / ${height}`, '--mm': `calc(100cqw / ${width})` } as CSSProperties}
  >
    {children}
  </div>
)

type PlaceOnSheet = Pick<PlacedText, 'x' | 'y' | 'width' | 'size' | 'align'>

/** Where a text stands on the sheet: `--mm` is one millimetre of it. */
export const placeStyle = ({ x, y, width, size, align }: PlaceOnSheet): CSSProperties => ({
  left: millimetres(x),
  top: millimetres(y),
  width: millimetres(width),
  fontSize: millimetres((size * 25.4) / 72),
  textAlign: align,
})

const millimetres = (value: number) => `calc(var(--mm) * ${value})`

/** A printed form: the values where the printer puts them. */
export const PlacedSheet = ({ page, label }: { readonly page: PlacedPage; readonly label: string }) => (
  <FormSheet page={page} label={label}>
    {page.texts.map((text, at) => (
      <div key={at} className="form-sheet-text" style={placeStyle(text)}>
        {text.rows === undefined ? text.text : <Rows rows={text.rows} />}
      </div>
    ))}
  </FormSheet>
)

const Rows = ({ rows }: { readonly rows: NonNullable<PlacedText['rows']> }) =>
  rows.map(({ name, amount }, at) => (
    <div key={at} className="form-sheet-row">
      <span>{name}</span>
      <span>{amount}</span>
    </div>
  ))
