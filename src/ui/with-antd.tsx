import { lazy, type ComponentType } from 'react'
import { loadAntdLocale } from '../i18n/i18n.ts'
import { loadZod } from '../stubs/zod-later.ts'

const loadFrame = async () => {
  const [{ AntdFrame }] = await Promise.all([import('./antd-frame.tsx'), loadAntdLocale(), loadZod()])
  return AntdFrame
}

/**
 * What draws something of antd's comes with antd's theme and language around it, and with zod for its forms: frame and
 * lists, which come first, are drawn without either.
 */
export async function withAntd<P extends object>(
  load: () => Promise<ComponentType<P>>,
): Promise<ComponentType<P>> {
  const [Part, Frame] = await Promise.all([load(), loadFrame()])
  return (props) => (
    <Frame>
      <Part {...props} />
    </Frame>
  )
}

/** Has it there before it is drawn. */
export const fetchAntd = (): void => void loadFrame().catch(() => undefined)

/** React's `lazy` for a part that draws something of antd's. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await withAntd(load) }))
