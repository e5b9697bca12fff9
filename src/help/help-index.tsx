import { Link, Navigate, useSearchParams } from 'react-router'
import { helpPages } from 'virtual:help'
import { useT } from '../i18n/use-t.ts'
import { Page } from '../shell/page.tsx'
import { helpOf } from './help-of.ts'
import { InEnglish } from './help-page.tsx'
import './help.css'

/** What stands in each folder of the docs, in the order in which one reads. */
const folders = ['users', 'admins', 'domain'] as const

/** All pages of the help; `of` in the address leads to the one that explains that page of the console. */
export function HelpIndexPage() {
  const t = useT()
  const [params] = useSearchParams()
  const of = params.get('of')
  const name = of === null ? undefined : helpOf(of)
  if (name !== undefined) return <Navigate replace to={`/help/${name}`} />
  const names = Object.entries(helpPages)
  return (
    <Page title={t('console.help.title')}>
      <InEnglish />
      {folders.map((folder) => (
        <section key={folder} className="lobby-help">
          <h2>{t(`console.help.folders.${folder}`)}</h2>
          <ul>
            {names
              .filter(([one]) => one.startsWith(`${folder}/`))
              .map(([one, { title }]) => (
                <li key={one}>
                  <Link to={`/help/${one}`} lang="en">
                    {title}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}
