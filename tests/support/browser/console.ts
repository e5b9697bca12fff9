import type { Browser, BrowserContext, ConsoleMessage, Locator, Page } from 'playwright'
import { clientId } from '#domain/constants.ts'
import { noSession, sessionHeader } from '#domain/session-cookie.ts'
import { demoPassword } from '#entities/demo/index.ts'
import { labels } from '#entities/labels.ts'
import type { Language } from '#core/language.ts'
import { holdKhmerWords } from '#core/text.ts'
import { locales } from '#src/locales/index.ts'
import { launchChromium } from './chromium.ts'
import { limits } from '../limits.ts'
import { lobbyUrl } from './lobby-url.ts'

/** Words as a screen has them. */
export const onScreen = <Words>(words: Words): Words =>
  JSON.parse(holdKhmerWords(JSON.stringify(words))) as Words

/** The console's words in one language, so that tests use the names on the screen. */
export const wordsIn = (language: Language) =>
  onScreen({
    shell: locales.shell[language],
    menu: locales.menu[language],
    crud: locales.crud[language],
    fields: locales.fields[language],
    files: locales.files[language],
    account: locales.account[language],
    second: locales.second_factor[language],
    apartment: labels.apartment[language],
    resident: labels.resident[language],
    block: labels.block[language],
    permissionGroup: labels.permission_group[language],
  })

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** The address of the console. */
  readonly lobby: string
  /** Messages of the page's console, and errors that it threw. */
  readonly complaints: string[]
}
export interface VisitOptions {
  readonly language?: Language
  readonly width?: number
  readonly height?: number
  readonly dark?: boolean
  /**
   * True for a person who did not ask for less motion. What unfolds can be pressed before it lies still, which loses
   * presses on a busy machine: only tests of menus and dialogs themselves need it.
   */
  readonly moves?: boolean
  /** The address of the test's own server; default: the shared one. */
  readonly lobby?: string
}

/** One for all files of a worker: a browser takes longer to start than to forget. */
let browser: Promise<Browser> | undefined
const contexts: BrowserContext[] = []
/** The pages of all visits that have not ended. */
export const openPages = () => contexts.flatMap((context) => context.pages())
export const endVisits = () => Promise.all(contexts.splice(0).map((context) => context.close()))
/** For programs that are no tests: with an open browser they would not end. */
export const closeBrowser = async () => (await browser)?.close()

/** What a page's console said; of a file or a reply that failed, the text alone does not tell which. */
const said = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load') ? `${message.text()} ${message.location().url}` : message.text()

/** A separate browser: no cookies, no storage, one language. */
export async function visit({
  language = 'vi',
  width = 1440,
  height = 900,
  dark = false,
  moves = false,
  lobby = lobbyUrl(),
}: VisitOptions = {}): Promise<Visit> {
  browser ??= launchChromium()
  const context = await (
    await browser
  ).newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: moves ? 'no-preference' : 'reduce',
    baseURL: lobby,
  })
  await context.addCookies([{ name: 'lobby_locale', value: language, url: lobby }])
  context.setDefaultTimeout(limits.state)
  contexts.push(context)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && complaints.push(said(message)))
  return { page, context, lobby, complaints }
}

/** Signs in on the screen, as a person does. */
export async function signInOnScreen(
  { page }: Pick<Visit, 'page'>,
  user: string,
  language: Language = 'vi',
): Promise<void> {
  const { login } = wordsIn(language).shell
  await page.goto('/login')
  await page.getByLabel(login.username).fill(`${user}@lobby.test`)
  await page.getByLabel(login.password, { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: login.submit }).click()
  await page.waitForURL('**/dashboard')
}

/** Signs in without a page of the console, for tests that open one themselves and whose subject is not the sign-in. */
export async function admit({ context, lobby }: Visit, user: string): Promise<void> {
  const reply = await context.request.post(`${lobby}/v1/auth/login`, {
    headers: { 'client-id': clientId, [sessionHeader]: noSession },
    data: { username: `${user}@lobby.test`, password: demoPassword, remember: false },
  })
  if (!reply.ok()) throw new Error(`${user} was not admitted: ${await reply.text()}`)
}

/** The same, and opens the dashboard. */
export async function signIn(visitor: Visit, user: string): Promise<void> {
  await admit(visitor, user)
  await visitor.page.goto('/dashboard')
  await visitor.page.locator('main h1').first().waitFor()
}

/**
 * Goes there as a link would, without loading the console again; returns the final address once everything has loaded.
 */
export async function follow(visitor: Visit, path: string): Promise<string> {
  const { page } = visitor
  if (whereNow(visitor) === path) return path
  await page.evaluate((to) => {
    // A page that stays while the next one loads may draw its title anew: its tabs tell it too.
    for (const part of document.querySelectorAll('main h1, main [role=tab]'))
      part.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  const settled = page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('main [data-left]') === null &&
      document.querySelector('.ant-skeleton-active, .ant-spin-spinning') === null,
  )
  const isStuck = await settled.then(
    () => false,
    () => true,
  )
  return `${whereNow(visitor)}${isStuck ? ', where nothing came' : ''}`
}
export const whereNow = ({ page }: Visit) => new URL(page.url()).pathname

/** A locale's text with its parameters filled in. */
export const say = (text: string, parameters: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(parameters[name]))

/** The box of a select by its label. */
export const selectOf = (place: Page | Locator, label: string): Locator =>
  place.getByLabel(label, { exact: true }).and(place.getByRole('combobox'))

/** Chooses in a select by typing, as people do with a long list. */
export async function choose(place: Page | Locator, label: string, option: string): Promise<void> {
  const box = selectOf(place, label)
  // Some take no letters before their list is open.
  await listOf(box)
  // A short list is not searched.
  if (await box.isEditable()) await box.fill(option)
  await pick(box, option)
}

/** Chooses in a select whose list is short, or shows already what was typed: the option by its whole text. */
export async function pick(box: Locator, option: string): Promise<void> {
  // antd draws its options for screen readers separately from those that one clicks.
  await clickWhenStill((await listOf(box)).getByTitle(option, { exact: true }))
}

/**
 * The list of a select, which it opens unless it is: once it lies still and no other is there. The one of the select
 * before may be leaving, and its entries, held for a click, would never come back.
 */
export async function listOf(box: Locator): Promise<Locator> {
  await box.focus()
  if ((await box.getAttribute('aria-expanded')) !== 'true') await box.press('Enter')
  const id = await box.getAttribute('aria-controls')
  const page = box.page()
  await page.waitForFunction(async (own) => {
    const look = () => {
      const [list, ...others] = [...document.querySelectorAll('.ant-select-dropdown')].filter((one) =>
        one.checkVisibility(),
      )
      const isOwn = others.length === 0 && list?.querySelector(`[id="${own}"]`) !== null
      return isOwn ? JSON.stringify(list?.getBoundingClientRect()) : undefined
    }
    const before = look()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return before !== undefined && before === look()
  }, id)
  return page.locator('.ant-select-dropdown:visible', { has: page.locator(`[id="${id}"]`) })
}

/**
 * Waits until nothing unfolds any more. A slow machine draws a menu that unfolds so seldom that it seems to be still, and
 * a click then presses one entry and lets go over another.
 */
export const waitForStillness = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )

/** Clicks an entry of a menu or of a select once it lies where it will be. */
export async function clickWhenStill(entry: Locator): Promise<void> {
  await entry.waitFor()
  await waitForStillness(entry.page())
  await entry.click()
}

/** Chooses in an open menu, by the entry's whole text. */
export const chooseItem = (page: Page, name: string) =>
  clickWhenStill(page.getByRole('menuitem', { name: wholeText(name) }))

/** antd's icons put their names before a text. */
const wholeText = (text: string) => new RegExp(`(^|\\s)${text.replaceAll(/[^\p{L}\p{N}\s]/gu, '.')}$`, 'u')

/** A button by its whole text. */
export const button = (page: Page | Locator, text: string) =>
  page.getByRole('button', { name: wholeText(text) })
