let pen: CanvasRenderingContext2D | null | undefined

/** Pixels of the longest of some texts in a CSS font; 0 where nothing can be drawn. */
export function textWidth(texts: readonly string[], font: string): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (pen === null) return 0
  pen.font = font
  return Math.max(0, ...texts.map((text) => pen?.measureText(text).width ?? 0))
}
