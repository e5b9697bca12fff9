import '@fontsource/be-vietnam-pro/400.css'
import '@fontsource/be-vietnam-pro/500.css'
import '@fontsource/be-vietnam-pro/600.css'
// By unicode range: loaded only if Khmer script is on the page.
import '@fontsource/noto-sans-khmer/400.css'
import '@fontsource/noto-sans-khmer/600.css'

/** By weight, letters of the files that every page needs: Latin; for names also its extension and Vietnamese. */
const letters = { 400: 'aăạ₫', 500: 'a', 600: 'a' }

/**
 * Requests the fonts of the first page. The browser itself would do it when it lays their text out, and would lay it out
 * again once they are there. A font that does not come is left to it.
 */
export async function loadFonts(): Promise<void> {
  const wanted = Object.entries(letters).map(([weight, text]) =>
    document.fonts.load(`${weight} 14px 'Be Vietnam Pro'`, text),
  )
  if (document.documentElement.lang === 'km')
    wanted.push(...[400, 600].map((weight) => document.fonts.load(`${weight} 14px 'Noto Sans Khmer'`, 'ក')))
  await Promise.allSettled(wanted)
}
