import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The faces that papers are set in: Vietnamese and Khmer, both under the SIL Open Font License. They are embedded, so
// that a paper looks the same wherever it is opened.
const faces = [
  'be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
  'be-vietnam-pro/400Regular_Italic/BeVietnamPro_400Regular_Italic.ttf',
  'be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf',
  'be-vietnam-pro/700Bold_Italic/BeVietnamPro_700Bold_Italic.ttf',
  'noto-sans-khmer/400Regular/NotoSansKhmer_400Regular.ttf',
  'noto-sans-khmer/700Bold/NotoSansKhmer_700Bold.ttf',
]

export const readFonts = (): Buffer[] =>
  faces.map((face) => readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${face}`))))
