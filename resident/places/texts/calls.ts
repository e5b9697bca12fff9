import { list, one } from '../../data/address.ts'
import type { Announcement, Banner, Contact, HandbookPage, News, Slider } from './shapes.ts'

export const listNews = list<News>('news')
export const readNews = one<News>('news')
export const listAnnouncements = list<Announcement>('notifications')
export const readAnnouncement = one<Announcement>('notifications')
export const listHandbook = list<HandbookPage>('citizen-handbooks')
export const readHandbook = one<HandbookPage>('citizen-handbooks')
export const listContacts = list<Contact>('building-contacts')
export const listBanners = list<Banner, { readonly place: Banner['place'] }>('banners')
export const listSliders = list<Slider>('sliders')
