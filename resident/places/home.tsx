import { callForData } from '../data/call.ts'
import { readHomePage } from '../data/calls.ts'
import { useLoaded } from '../data/loaded.ts'
import type { HomePage } from '../data/shapes.ts'
import { say } from '../language/say.ts'
import { dayText, isNothing, momentText, moneyText } from '../language/written.ts'
import { Later } from '../parts/later.tsx'
import { Page } from '../parts/page.tsx'
import { Shown } from '../parts/shown.tsx'
import { useNow } from '../parts/use-now.ts'
import type { HomeProps } from '../places.ts'
import { Link } from '../router/link.tsx'

const loadSlides = async () => (await import('./texts/slides.tsx')).Slides

/** Milliseconds after which sums are too old to be believed. */
const tooOld = 86_400_000

/** What is owed here, how it is paid, and what is new. */
export function HomePlace({ home }: HomeProps) {
  const { apartment_id: id } = home
  const loaded = useLoaded({
    home: id,
    name: 'home',
    load: (signal) => callForData(readHomePage, { params: { apartment_id: id } }, { signal }),
  })
  return (
    <Page title={`${say('shell.homes')} ${home.apartment}`}>
      <Shown of={loaded}>
        {({ money, texts, unread, banners }) => (
          <>
            {unread > 0 && (
              <Link to={`/homes/${id}/more/told`} className="row card">
                {say('more.unread', { n: unread })}
              </Link>
            )}
            {money === null ? (
              <p className="card">{say('money.home.no_money')}</p>
            ) : (
              <Owed home={home} money={money} at={loaded.at ?? 0} />
            )}
            <Banners of={banners} />
            <Texts of={texts} start={`/homes/${id}`} />
            {home.lives && <Later load={loadSlides} props={{ home }} />}
          </>
        )}
      </Shown>
    </Page>
  )
}

interface OwedProps {
  readonly home: HomeProps['home']
  readonly money: NonNullable<HomePage['money']>
  readonly at: number
}

function Owed({ home, money, at }: OwedProps) {
  const now = useNow(60_000)
  const start = `/homes/${home.apartment_id}`
  const { owed, overdue, before, fund, credit, prepaid, due_on: due, request, last_receipt: last } = money
  const text = (amount: string | null) => moneyText(amount, home.building.currency_code)
  const isOld = now - at > tooOld
  const isPaid = isNothing(owed)
  return (
    <>
      <section className="card owed" data-old={isOld}>
        <p>{say(isPaid ? 'money.home.nothing' : 'money.home.owed')}</p>
        {!isPaid && <p className="sum">{text(owed)}</p>}
        {!isPaid && due !== null && <p className="quiet">{say('money.home.due', { day: dayText(due) })}</p>}
        {!isNothing(overdue) && (
          <p className="error">{say('money.home.overdue', { amount: text(overdue) })}</p>
        )}
        {!isNothing(before) && <p className="quiet">{say('money.home.before', { amount: text(before) })}</p>}
        {!isNothing(fund) && <p className="quiet">{say('money.home.fund', { amount: text(fund) })}</p>}
        {!isNothing(credit) && <p className="quiet">{say('money.home.credit', { amount: text(credit) })}</p>}
        {!isNothing(prepaid) && (
          <p>
            <Link to={`${start}/fees/prepaid`}>{say('money.home.prepaid', { amount: text(prepaid) })}</Link>
          </p>
        )}
        {isOld && <p className="quiet">{say('money.home.old')}</p>}
        {request?.status === 'waiting' ? (
          <>
            <p role="status">
              {say('money.home.going_on', {
                amount: text(request.amount),
                time: momentText(request.created_at),
              })}
            </p>
            <Link to={`${start}/pay/${request.id}`} className="button primary wide">
              {say('money.home.open_payment')}
            </Link>
          </>
        ) : (
          !isPaid && (
            <Link to={`${start}/pay`} className="button primary wide">
              {say('money.home.pay')}
            </Link>
          )
        )}
        <Link to={`${start}/fees`} className="button wide">
          {say('money.home.all_fees')}
        </Link>
      </section>
      {last !== null && (
        <section>
          <h2>{say('money.home.last_receipt')}</h2>
          <Link to={`${start}/receipts/${last.id}`} className="row card">
            <span>
              {say('money.home.receipt', { code: last.code ?? '', day: dayText(last.received_on ?? '') })}
            </span>
            <strong>{text(last.received)}</strong>
          </Link>
        </section>
      )}
    </>
  )
}

/** A picture, or the title of one that has none. What the phone has kept of an earlier version has no banners. */
const Banners = ({ of }: { readonly of: HomePage['banners'] | undefined }) =>
  of?.map(({ id, title, link, has_picture: hasPicture }) => {
    const face = hasPicture ? (
      <img className="banner" alt={title} src={`/v1/public/banner/${id}/picture`} loading="lazy" />
    ) : (
      <strong className="card">{title}</strong>
    )
    return link === null ? (
      <p key={id}>{face}</p>
    ) : (
      <p key={id}>
        <a href={link}>{face}</a>
      </p>
    )
  })

/** Texts that are published for everyone have pages of their own, outside the app; others are read in it. */
const addresses = { news: '/public/news', notification: '/public/notification' } as const

type Text = HomePage['texts'][number]

interface TextsProps {
  /** Those that the phone has kept of an earlier version are for everybody, and do not say so. */
  readonly of: readonly (Omit<Text, 'is_public'> & Partial<Pick<Text, 'is_public'>>)[]
  /** The home's address. */
  readonly start: string
}

const Texts = ({ of, start }: TextsProps) =>
  of.length === 0 ? null : (
    <section>
      <h2>{say('money.home.texts')}</h2>
      <ul className="rows card">
        {of.map(({ kind, id, title, date, is_public: isPublic = true }) => {
          const line = (
            <>
              <span>{title}</span>
              {date !== null && <span className="quiet">{dayText(date)}</span>}
            </>
          )
          return (
            <li key={`${kind} ${id}`}>
              {isPublic ? (
                <a href={`${addresses[kind]}/${id}`} className="row">
                  {line}
                </a>
              ) : (
                <Link to={`${start}/texts/${id}`} className="row">
                  {line}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
