import { useMemo, type ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'
import type { Language } from '#core/language.ts'
import { Root } from '#src/app.tsx'
import type { Capabilities } from '#data-provider/capabilities.ts'
import { setDataProvider } from '#src/data/provider.ts'
import { queryClient } from '#src/data/query-client.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { useViewTools } from '#src/fields/use-view-tools.ts'
import { switchLanguage } from '#src/i18n/i18n.ts'
import { AntdFrame } from '#src/ui/antd-frame.tsx'
import type { User } from '#src/session/user.ts'
import { createProviderDouble, type Verbs } from './provider.ts'
import { administrator, startSessionDouble, type Replies } from './session.ts'

interface Surroundings {
  /** Default: the office's, Vietnamese. */
  readonly language?: Language
  /** Default: an administrator. */
  readonly user?: User
  /** Verbs of the data provider that the test expects; any other fails it. */
  readonly verbs?: Verbs
  /** What the data provider can do. Default: everything. */
  readonly capabilities?: Partial<Capabilities>
  /** Replies to the console's other calls. */
  readonly replies?: Replies
}

export const elsewhere = 'another page'

/**
 * Renders a part of the console as the console does: with its theme, words, rights, router and refine, and with doubles
 * in place of server and websocket. `/elsewhere` is another page to leave for.
 */
export async function renderInConsole(
  part: ReactNode,
  { language = 'vi', user = administrator, verbs = {}, replies = {}, capabilities = {} }: Surroundings = {},
) {
  queryClient.clear()
  setDataProvider(createProviderDouble(verbs, capabilities))
  await Promise.all([switchLanguage(language), startSessionDouble(user, replies)])
  const router = createMemoryRouter([
    {
      element: <Root />,
      children: [
        { index: true, element: <AntdFrame>{part}</AntdFrame> },
        { path: '*', element: <p>{elsewhere}</p> },
      ],
    },
  ])
  const screen = await render(<RouterProvider router={router} />)
  return { ...screen, router }
}

interface WithToolsProps {
  /** Rights that the test gives, for entities that are in no registry. Default: the user's rights. */
  readonly can?: ViewTools['can']
  readonly children: (tools: ViewTools) => ReactNode
}

/** Gives a part of the console the tools of a page. */
export function WithTools({ can, children }: WithToolsProps) {
  const own = useViewTools()
  const tools = useMemo(() => (can === undefined ? own : { ...own, can }), [own, can])
  return children(tools)
}
