let pen: CanvasRenderingContext2D | null | undefined

/** How wide the browser sets a text in a CSS font (`600 14px sans-serif`), in pixels; without a canvas about as wide. */
export function textWidth(text: string, font: string): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (pen === null) return text.length * 8
  pen.font = font
  return pen.measureText(text).width
}
