import { Alert } from 'antd'
import { useEffect } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { helpPages } from 'virtual:help'
import { useQuery } from '../data/use-query.ts'
import { useLanguage, useT } from '../i18n/use-t.ts'
import { Page } from '../shell/page.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { Blocks } from './blocks.tsx'
import './help.css'

/** A page of the docs, in the console's own frame. */
export function HelpPage() {
  const t = useT()
  const { folder = '', page = '' } = useParams()
  const name = `${folder}/${page}`
  const found = Object.hasOwn(helpPages, name) ? helpPages[name] : undefined
  const { data, error } = useQuery({
    queryKey: ['help', name],
    queryFn: async () => (await found?.load())?.blocks ?? [],
    enabled: found !== undefined,
    staleTime: Infinity,
  })
  useAnchor(data !== undefined)
  const breadcrumb = [{ label: t('console.help.title'), to: '/help' }]
  if (found === undefined)
    return (
      <Page title={t('console.help.missing')} breadcrumb={breadcrumb}>
        <Link to="/help">{t('console.help.all')}</Link>
      </Page>
    )
  return (
    <Page title={<span lang="en">{found.title}</span>} documentTitle={found.title} breadcrumb={breadcrumb}>
      <InEnglish />
      {error !== null && <Alert type="error" showIcon message={t('console.help.failed')} />}
      {data === undefined && error === null && <PageSkeleton />}
      {data !== undefined && (
        <article className="lobby-help" lang="en">
          <Blocks of={data} />
        </article>
      )}
    </Page>
  )
}

/** Says to who reads another language that the docs are in English alone. */
export function InEnglish() {
  const t = useT()
  return useLanguage() === 'en' ? null : (
    <Alert type="info" showIcon message={t('console.help.english_only')} style={{ marginBottom: 16 }} />
  )
}

/** The heading that the address names, once the text is there. */
function useAnchor(isThere: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isThere && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isThere, hash])
}
