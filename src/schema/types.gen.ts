/** Generated from the schemas of this folder by `npm run schema`: types of data files after defaults are filled in. */

/**
 * Plain text. It may contain the tokens {phone}, {business}, {year}, {forms} and {scripts}, and on pages of a place also {city} and {county}.
 */
export type Text = string
/**
 * A name or a value in plain text: the same in every language, unless a translation gives another.
 */
export type Name = string
/**
 * Text with Markdown: paragraphs, lists, tables, **bold**, *italic* and [links](/contact/). HTML is not allowed. It may contain the tokens {phone}, {business}, {year}, {forms} and {scripts}, and on pages of a place also {city} and {county}.
 */
export type Markdown = string
/**
 * The code of a service that wants to know whose site this is.
 */
export type VerificationCode = string
/**
 * Lower-case letters, digits and single hyphens, as in a URL.
 */
export type Slug = string
/**
 * A language, and the country in which it is written: en-US.
 */
export type Language = string
/**
 * The target of a link: a path of this site (/contact/), a section of the page (#contact), or an https:, tel:, sms: or mailto: URL.
 */
export type Link = string
/**
 * A path of this site, from the root: /old-page/ or /old-page.html.
 */
export type Path = string
/**
 * A full https URL of another site.
 */
export type WebAddress = string
/**
 * The file name of a picture in data/images: JPEG, PNG or SVG.
 */
export type Image = string
/**
 * The name of an icon: phone, leaf or another of https://lucide.dev/icons, or the name of your own file data/icons/NAME.svg, without .svg.
 */
export type Icon = string
/**
 * A phone number as it is shown to visitors, in quotes: "802-555-0100".
 */
export type Phone = string
/**
 * An email address: hello@example.com.
 */
export type Email = string
/**
 * A day, written year-month-day: 2026-06-01.
 */
export type Date = string
/**
 * A time on a 24-hour clock, in quotes: "07:00".
 */
export type Time = string
/**
 * A day, written month-day: 06-01.
 */
export type MonthDay = string
/**
 * A day and a time.
 */
export type Moment = string
/**
 * A color as red, green and blue in hexadecimal digits, in quotes: "#c2410c".
 */
export type Color = string
/**
 * Names of fonts, separated by commas.
 */
export type FontNames = string
/**
 * The name of one font, as listed at https://fontsource.org.
 */
export type FontsourceName = string
/**
 * The origin of another site: https:// and its host. https://*.example.com means all of its subdomains.
 */
export type Origin = string
/**
 * How far the crew drives from the point at this latitude and longitude, in meters.
 */
export type RadiusMeters = number
/**
 * The state's abbreviation, if it is not the business's state. Omit it where addresses contain no state.
 */
export type State = string
/**
 * The page's title in search results and on the browser's tab: 20 to 65 characters, different on every page.
 */
export type MetaTitle = string
/**
 * One or two sentences for search results: 70 to 160 characters, different on every page.
 */
export type MetaDescription = string
/**
 * Words people would search for to find this page.
 */
export type Keywords = Text[]
/**
 * Old URLs, from the site's root, such as /old-page/ and /Old_Page.html. Each redirects here.
 */
export type Aliases = Path[]
/**
 * The day on which the page last changed, for the sitemap: 2026-06-01. Omit it if you do not record changes.
 */
export type Updated = string
/**
 * true keeps this page out of the built site.
 */
export type Draft = boolean
/**
 * true marks content that is not real yet. The build reports it, and `treesite check --publish` refuses it.
 */
export type Sample = boolean
/**
 * A question people ask and its answer: q and a, or question and answer.
 */
export type Faq = ({
/**
 * The question.
 */
q: Text
/**
 * The answer, in Markdown.
 */
a: Markdown
} | {
/**
 * The question.
 */
question: Text
/**
 * The answer, in Markdown.
 */
answer: Markdown
})
/**
 * The point of the picture that stays visible if the picture is cropped: words, such as 'left top' or 'right', or two percentages, from the left and from the top, such as '30% 20%'. The default is the middle.
 */
export type Focus = string
/**
 * The reviews: data/reviews.yaml. The home page shows the first 40; the page of a service, and that of a place, the first 3 that name it.
 *
 *
 * Items: One customer's words.
 */
export type ReviewsFile = {
/**
 * A number that no other review has.
 */
id: number
/**
 * The name of the customer, as they want it shown.
 */
name: Name
/**
 * Where the customer lives, as precisely as they wish.
 */
location: Name
/**
 * How many stars the customer gave, from 1 to 5.
 */
rating: number
/**
 * The customer's own words.
 */
text: Text
/**
 * The language of the text, if it is not that of the page: es. Screen readers then read it in that language.
 */
language?: string
/**
 * The slug of the service, whose page shows the review.
 */
service: string
/**
 * The slug of the customer's place, whose page shows the review too.
 */
cityRef?: string
/**
 * The day on which the customer wrote the review: 2026-06-01.
 */
date: Date
/**
 * Where the review was first written, for your own records.
 */
source?: Name
/**
 * true shows the Verified Customer label. Set it only if you know that this person was a customer.
 */
verified: boolean
sample: Sample
}[]

/**
 * A label and its link.
 */
export interface LabeledLink {
/**
 * The text of the link.
 */
label: Text
href: Link
}
/**
 * Days with the same hours. If `closes` is before `opens`, they end on the following day.
 */
export interface OpeningHours {
/**
 * English day names.
 *
 * Items: A day.
 */
days: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[]
opens: Time
closes: Time
}
/**
 * A day, or several in a row, on which the business is closed or has other hours. “Open now” and search engines follow it. Once it has passed, it has no effect.
 */
export interface HoursException {
/**
 * The day, or the first of several: 2026-11-26.
 */
date: Date
/**
 * The last day, if there are several: 2026-11-27.
 */
until?: Date
/**
 * When the business opens on these days, in quotes, with `closes`: "07:00". Without both, it is closed.
 */
opens?: Time
/**
 * When the business closes on these days, in quotes: "17:00". If it is before `opens`, the hours end on the following day.
 */
closes?: Time
/**
 * The reason, as the notice names it: Thanksgiving.
 */
reason: Text
/**
 * true shows a line about it on every page, from a week before until its end. Its words are wording.closedNotice, closedNoticeEmergency and hoursNotice.
 */
notice: boolean
}
/**
 * A choice and its service.
 */
export interface FormChoice {
/**
 * The text of the choice.
 */
label: Text
/**
 * The slug of the service; its page preselects this choice, and so does a link to the contact form with ?service= and the slug.
 */
service?: string
/**
 * The only form that offers it: quote or contact. Default: both.
 */
only?: ("quote" | "contact")
}
/**
 * Colors, as #rrggbb. Omitted ones are those of the built-in theme.
 */
export interface Palette {
/**
 * The page itself.
 */
background?: Color
/**
 * Cards and panels.
 */
surface?: Color
/**
 * Bands that contrast with the page.
 */
surfaceAlt?: Color
/**
 * Body text.
 */
text?: Color
/**
 * Small print and captions.
 */
textMuted?: Color
/**
 * Lines and card edges.
 */
border?: Color
/**
 * Links, accents of headings, secondary buttons.
 */
primary?: Color
/**
 * Text on the primary color.
 */
onPrimary?: Color
/**
 * The color that stands out most: the call button.
 */
accent?: Color
/**
 * Text on the accent color.
 */
onAccent?: Color
/**
 * Emergency banners.
 */
alert?: Color
/**
 * Text on the alert color.
 */
onAlert?: Color
}
/**
 * Origins of other sites (https://cdn.example.com), by kind of use.
 */
export interface Origins {
/**
 * Sites whose scripts may run.
 */
script: Origin[]
/**
 * Sites whose stylesheets may be used.
 */
style: Origin[]
/**
 * Sites that pictures may come from.
 */
img: Origin[]
/**
 * Sites that fonts may come from.
 */
font: Origin[]
/**
 * Sites with which scripts may exchange data.
 */
connect: Origin[]
/**
 * Sites that may be shown in a frame.
 */
frame: Origin[]
/**
 * Sites that video and sound may come from.
 */
media: Origin[]
/**
 * Sites that forms may be sent to. The site of forms.endpoint is already allowed.
 */
form: Origin[]
}
/**
 * A point on the map, in degrees (WGS84).
 */
export interface Geo {
/**
 * Degrees north of the equator.
 */
latitude: number
/**
 * Degrees east of Greenwich; negative in the Americas.
 */
longitude: number
}
/**
 * A short claim with an icon.
 */
export interface Badge {
/**
 * The claim, in a few words.
 */
text: Text
icon?: Icon
}
/**
 * A title, a sentence or two, and an icon.
 */
export interface Benefit {
/**
 * The benefit, in a few words.
 */
title: Text
/**
 * One or two sentences about it.
 */
description: Text
icon?: Icon
}
/**
 * A heading with text under it.
 */
export interface Section {
/**
 * The id of this section, for links to it: with id: inspection, the link is #inspection.
 */
id?: Slug
/**
 * The heading of the section.
 */
heading: Text
/**
 * The text of the section, in Markdown.
 */
body: Markdown
aliases: Aliases
}
/**
 * A label and its value.
 */
export interface LabeledValue {
/**
 * The label, shown before the value.
 */
label: Text
/**
 * The value. A translation may omit an amount or a name of several words, such as $129, 45 min or Mill Bridge.
 */
value: string
/**
 * A note in small print next to the value.
 */
note?: Text
}
/**
 * The heading, introduction and badges at the top of a page.
 */
export interface HeroBlock {
/**
 * The page's one main heading.
 */
title: Text
/**
 * One or two sentences under the heading, in Markdown.
 */
text: Markdown
/**
 * Short claims under the text.
 */
badges: Badge[]
/**
 * The picture at the top of the page: 1200 pixels wide or more.
 */
image?: string
/**
 * What the picture shows, for people who cannot see it.
 */
alt?: Text
focus?: Focus
}
/**
 * A section's heading and a line or two under it.
 */
export interface HeadingBlock {
/**
 * The heading of the section.
 */
heading: Text
/**
 * A line or two under the heading, in Markdown.
 */
text?: Markdown
}
/**
 * A heading and reasons.
 */
export interface ReasonsBlock {
/**
 * The heading of the section.
 */
heading: Text
/**
 * A line or two under the heading, in Markdown.
 */
text?: Markdown
/**
 * The reasons.
 */
items: Benefit[]
}
/**
 * The business and what every page shares: data/site.yaml.
 */
export interface Site {
/**
 * The site's URLs.
 */
url: {
/**
 * The URL of the home page: https://www.example.com, or with a folder: https://example.com/shop.
 */
base: string
/**
 * Whether the URLs of pages end with a slash. always: the file is services/index.html. never: the file is services.html.
 */
trailingSlash: ("always" | "never")
/**
 * The parts of URLs that you can change, such as services in /services/.
 */
paths: {
/**
 * The services page: /services/.
 */
services: Slug
/**
 * The areas page: /areas/.
 */
areas: Slug
/**
 * The about page: /about/.
 */
about: Slug
/**
 * The contact page: /contact/.
 */
contact: Slug
/**
 * The list of posts: /news/.
 */
news: Slug
}
}
/**
 * The language of the site: en-US. In Spanish (es, es-US and others), the built-in words are Spanish. For a language other than English and Spanish, also write the fields of wording.
 */
language: Language
/**
 * For a site in several languages: all of them, the main one first, such as [en-US, es-US]. Write it instead of language. The texts of another language are in files of their own, such as data/site.es.yaml.
 */
languages?: Language[]
/**
 * The business: its name, phone number, address and hours, the same on every page.
 */
business: {
/**
 * The name of the business, as customers know it.
 */
name: Name
/**
 * A shorter name for phones’ home screens.
 */
shortName?: Name
/**
 * A line under the title on the share cards of pages that are not about one place or service. A share card is the picture that other sites show for a link.
 */
tagline?: Text
/**
 * One or two sentences for search engines.
 */
description: Text
/**
 * The type of business from schema.org: HomeAndConstructionBusiness, Plumber, RoofingContractor …
 */
type: ("AccountingService" | "AdultEntertainment" | "AmusementPark" | "AnimalShelter" | "ArchiveOrganization" | "ArtGallery" | "Attorney" | "Audiology" | "AutoBodyShop" | "AutoDealer" | "AutoPartsStore" | "AutoRental" | "AutoRepair" | "AutoWash" | "AutomatedTeller" | "AutomotiveBusiness" | "Bakery" | "BankOrCreditUnion" | "BarOrPub" | "BeautySalon" | "BedAndBreakfast" | "BikeStore" | "BookStore" | "BowlingAlley" | "Brewery" | "CafeOrCoffeeShop" | "Campground" | "Casino" | "ChildCare" | "ClothingStore" | "ComedyClub" | "CommunityHealth" | "ComputerStore" | "ConvenienceStore" | "CovidTestingFacility" | "DaySpa" | "Dentist" | "DepartmentStore" | "Dermatology" | "DietNutrition" | "Distillery" | "DryCleaningOrLaundry" | "Electrician" | "ElectronicsStore" | "Emergency" | "EmergencyService" | "EmploymentAgency" | "EntertainmentBusiness" | "ExerciseGym" | "FastFoodRestaurant" | "FinancialService" | "FireStation" | "Florist" | "FoodEstablishment" | "FurnitureStore" | "GardenStore" | "GasStation" | "GeneralContractor" | "Geriatric" | "GolfCourse" | "GovernmentOffice" | "GroceryStore" | "Gynecologic" | "HVACBusiness" | "HairSalon" | "HardwareStore" | "HealthAndBeautyBusiness" | "HealthClub" | "HobbyShop" | "HomeAndConstructionBusiness" | "HomeGoodsStore" | "Hospital" | "Hostel" | "Hotel" | "HousePainter" | "IceCreamShop" | "IndividualPhysician" | "InsuranceAgency" | "InternetCafe" | "JewelryStore" | "LegalService" | "Library" | "LiquorStore" | "LocalBusiness" | "Locksmith" | "LodgingBusiness" | "MedicalBusiness" | "MedicalClinic" | "MensClothingStore" | "Midwifery" | "MobilePhoneStore" | "Motel" | "MotorcycleDealer" | "MotorcycleRepair" | "MovieRentalStore" | "MovieTheater" | "MovingCompany" | "MusicStore" | "NailSalon" | "NightClub" | "Notary" | "Nursing" | "Obstetric" | "OfficeEquipmentStore" | "Oncologic" | "Ophthalmology" | "Optician" | "Optometric" | "Otolaryngologic" | "OutletStore" | "PawnShop" | "Pediatric" | "PetStore" | "Pharmacy" | "Physician" | "PhysiciansOffice" | "Physiotherapy" | "PlasticSurgery" | "Plumber" | "Podiatric" | "PoliceStation" | "PostOffice" | "PrimaryCare" | "ProfessionalService" | "Psychiatric" | "PublicHealth" | "PublicSwimmingPool" | "RadioStation" | "RealEstateAgent" | "RecyclingCenter" | "Resort" | "Restaurant" | "RoofingContractor" | "SelfStorage" | "ShoeStore" | "ShoppingCenter" | "SkiResort" | "SportingGoodsStore" | "SportsActivityLocation" | "SportsClub" | "StadiumOrArena" | "Store" | "TattooParlor" | "TelevisionStation" | "TennisComplex" | "TireShop" | "TouristInformationCenter" | "ToyStore" | "TravelAgency" | "VacationRental" | "WholesaleStore" | "Winery")
sample: Sample
/**
 * The main number, in quotes.
 */
phone: Phone
/**
 * false if the number cannot receive text messages.
 */
textMessages: boolean
/**
 * An email address. Without it, none is shown.
 */
email?: Email
/**
 * The square symbol of the business, for browser tabs and icons: an SVG in data/images.
 */
mark?: Image
/**
 * A wide logo, shown in the header instead of `mark` and the name.
 */
logo?: {
/**
 * The logo, preferably SVG, in data/images: 1.5 to 6 times as wide as it is high.
 */
image: Image
/**
 * The same logo for the dark theme. Without it, both themes show the logo in `image`.
 */
dark?: Image
/**
 * The words in the logo. The default is the business’s name.
 */
alt?: Name
}
/**
 * The address of the business. Omit the street if the business only travels to its customers.
 */
address: {
/**
 * Street and number. If it is set, the whole address is shown in the footer and next to the contact form. The street of another office is in the file of its city.
 */
street?: Name
/**
 * City.
 */
locality: Name
/**
 * The state, abbreviated: VT. In countries whose addresses contain no state, the country: GB. The file names of places end in it, in lower case: springfield-vt.yaml.
 */
region: Name
/**
 * State in full: Vermont. In countries whose addresses contain no state, the country in full: United Kingdom.
 */
regionName: Name
/**
 * ZIP code or postal code, in quotes.
 */
postalCode: string
/**
 * The country as a two-letter code: US.
 */
country: string
}
geo: Geo
radiusMeters: RadiusMeters
/**
 * What your work costs, for search engines, in your own words: "$$" or "$250 - 2 hour minimum".
 */
priceRange: string
/**
 * The time zone of the hours: America/New_York.
 */
timeZone: string
/**
 * When the phone is answered, and when crews work.
 */
hours: {
/**
 * The hours in a few words: "Mon to Sat 7a to 7p".
 */
text: Text
/**
 * The emergency hours in a few words: "24/7 emergency".
 */
emergencyText?: Text
/**
 * The hours explained in a sentence or two.
 */
note?: Text
/**
 * The hours when the phone is answered, if they differ from `opening`. “Open now” and “Closed now” follow these hours.
 */
phone?: OpeningHours[]
/**
 * The opening hours, which search engines read. If the phone is answered at other hours, set `phone`, too. Hours past midnight belong to the day on which they begin: opens "18:00", closes "02:00". A whole day is opens "00:00", closes "23:59".
 */
opening: OpeningHours[]
/**
 * Days on which the business is closed or has other hours, such as holidays. They apply to `phone` and `opening`.
 */
exceptions: HoursException[]
/**
 * true if emergencies are answered at all hours: outside the opening hours, pages then show the number to call instead of “Closed now”, and structured data lists an emergency line.
 */
alwaysOpenForEmergencies: boolean
}
/**
 * The rating from all reviews, on this and other sites. The home page and structured data show it. Google shows no stars for a rating that a business publishes of itself.
 */
rating?: {
/**
 * The average.
 */
value: number
/**
 * The best possible rating.
 */
best: number
/**
 * The number of ratings.
 */
count: number
}
/**
 * The business’s pages elsewhere: its Google profile, Facebook …
 */
sameAs: WebAddress[]
/**
 * How soon a crew comes in an emergency: "2 hours or less".
 */
emergencyPromise?: Text
}
/**
 * Short claims in a strip above the navigation of every page.
 */
topStrip: Badge[]
/**
 * Claims about the business, each with its proof if there is one. All are shown on the about page; those with `services` or `counties` also on the pages of these.
 *
 * Items: One claim.
 */
claims: {
/**
 * The claim, in a few words.
 */
text: Text
icon?: Icon
/**
 * The proof: an insurance company, a certificate number, a license number.
 */
detail?: Text
/**
 * Slugs of services. The claim is also shown at the top of their pages.
 *
 * Items: The slug of a service.
 */
services: string[]
/**
 * Slugs of counties, such as those in which a license is valid. The claim is also shown at the top of their pages and of the pages of their places.
 *
 * Items: The slug of a county.
 */
counties: string[]
}[]
/**
 * Kinds of services, each with a key and a label. The services page lists them in this order.
 */
categories: {
/**
 * One kind of service.
 */
[k: string]: {
/**
 * The name of the category, as visitors see it.
 */
label: Text
/**
 * One sentence about these services.
 */
description?: Text
icon?: Icon
}
}
/**
 * Priorities of services, each with a key and the label of its badge.
 */
priorities: {
/**
 * One priority.
 */
[k: string]: {
/**
 * The text of the badge on service cards.
 */
label: Text
}
}
/**
 * Priorities of the cards in serviceCards of a place, each with a key and perhaps a badge. They are not the priorities of services.
 */
cardPriorities: {
/**
 * One priority.
 */
[k: string]: {
/**
 * The text of the badge.
 */
label?: Text
/**
 * true puts the place’s own badge (highPriorityLabel) on cards with this priority.
 */
marked: boolean
}
}
/**
 * Groups of places on the areas page, each with a key and a heading, in this order. On a site with more than 24 places, only featured places have cards on that page, and a group without featured places is not shown.
 */
tiers: {
/**
 * One group.
 */
[k: string]: {
/**
 * The heading.
 */
label: Text
/**
 * A word before the heading: Tier 1.
 */
name?: Text
/**
 * A line under the heading.
 */
text?: Text
/**
 * true gives the places of this group long cards, with the population, services and a call button. It does not make them featured places.
 */
featured: boolean
}
}
/**
 * The links of the header. One to the list of posts is shown as soon as a post is published.
 */
navigation: LabeledLink[]
/**
 * The content of the footer.
 */
footer: {
/**
 * A sentence about the business.
 */
text?: Text
/**
 * Badges of associations and certificates: each a picture that links to your entry there.
 *
 * Items: One badge.
 */
badges: {
/**
 * The badge, in data/images: an SVG, or 192 pixels wide or more.
 */
image: Image
/**
 * What it says: ISA Certified Arborist.
 */
alt: Name
/**
 * The page that confirms it: your entry at the association.
 */
href: WebAddress
}[]
/**
 * The links in the last line of the footer.
 */
links: LabeledLink[]
}
/**
 * The band above the footer that asks visitors to call or write.
 */
contactBand: {
/**
 * The heading of the band.
 */
heading: Text
/**
 * One or two sentences that ask visitors to call or write.
 */
text: Text
}
/**
 * The two forms, the quote dialog and the contact form: what they ask for, and where they are sent.
 */
forms: {
/**
 * The https URL that receives the forms. To try them on your own computer, it may begin with http://localhost, which `check --publish` refuses. If endpoint, netlify and mailto are all missing, the forms send nothing: they say so and ask visitors to call.
 */
endpoint?: string
/**
 * The format in which the page's JavaScript sends requests to the endpoint. Without JavaScript, browsers always send form fields.
 */
format: ("form" | "json")
/**
 * true if Netlify hosts the site and receives the forms.
 */
netlify: boolean
/**
 * The email address to which the visitor’s own mail program sends the request.
 */
mailto?: Email
/**
 * true if the endpoint accepts photos. The contact form then has a field for up to three photos. The browser makes them smaller before it sends them.
 */
photos: boolean
/**
 * true if you answer requests by text message. Both forms then have a checkbox, not checked at first, with which visitors agree to text messages.
 */
consent: boolean
/**
 * The services to choose from, in both forms. Default: all services, if there are 2 to 24.
 */
services: FormChoice[]
/**
 * The quote dialog, which is on every page.
 */
quote: {
/**
 * The heading of the quote dialog.
 */
heading?: Text
/**
 * The first, empty choice: "Choose one". Without it, the first service is preselected.
 */
emptyChoice?: Text
/**
 * Choices for this form, instead of forms.services.
 */
services: FormChoice[]
}
/**
 * The form on the home and contact pages.
 */
contact: {
/**
 * The first, empty choice: "Choose one". Without it, the first service is preselected.
 */
emptyChoice?: Text
/**
 * Choices for this form, instead of forms.services.
 */
services: FormChoice[]
}
}
/**
 * A season that customers should prepare for, such as the storm season.
 */
season?: {
/**
 * The name of the season: Storm season.
 */
name: Text
/**
 * First day, month-day: 06-01.
 */
start: MonthDay
/**
 * Last day, month-day: 11-30.
 */
end: MonthDay
/**
 * How customers should prepare for the season, in a sentence that names its dates.
 */
text: Text
icon?: Icon
href?: Link
}
/**
 * Codes that prove to search engines and other services that the site is yours.
 */
verification: {
/**
 * Google Search Console’s code.
 */
google?: VerificationCode
/**
 * Bing Webmaster Tools’ code.
 */
bing?: VerificationCode
/**
 * Meta’s domain code.
 */
facebook?: VerificationCode
/**
 * Pinterest’s code.
 */
pinterest?: VerificationCode
}
/**
 * What `treesite check` should know about this site.
 */
checks: {
/**
 * Warnings to allow. They are no longer reported. An entry that matches no warning is itself reported.
 *
 * Items: One kind of warning, everywhere or in one place.
 */
allow: {
/**
 * The warning’s code, as the message and `treesite explain` show it: place/similar.
 */
code: string
/**
 * The page that the warning is about (/areas/springfield-vt/), or the file that the message names (data/site.yaml). Without it, the code is allowed everywhere.
 */
where?: string
/**
 * The reason, for people who read this later.
 */
reason: string
}[]
/**
 * The most that a page may load initially on a phone, compressed, in kB of 1000 bytes. The default budgets amount to 2.5 seconds on a slow connection of 1.6 Mbit/s.
 */
budgets: {
/**
 * kB of the page itself.
 */
html: number
/**
 * kB of its styles.
 */
style: number
/**
 * kB of its scripts.
 */
script: number
/**
 * kB of its pictures, except those that load only when the visitor scrolls near them.
 */
pictures: number
/**
 * kB of its fonts.
 */
fonts: number
/**
 * The number of files that it requests, including the page itself.
 */
requests: number
}
}
/**
 * How a build publishes. folder: it replaces the files that changed one by one, in an order in which links keep working. symlink: the output folder is a symbolic link to the newest release, so all changes appear at once. The last three releases are kept, and treesite rollback returns to the previous one. Default: symlink if the folder is already a link to a release, otherwise folder.
 */
publish?: ("folder" | "symlink")
/**
 * The host that serves the site. Builds write the configuration files that this host reads. Default: _headers and _redirects, which several hosts read.
 */
deploy?: ("netlify" | "cloudflare" | "github-pages" | "nginx" | "caddy" | "s3")
/**
 * true writes a .br and a .gz file next to each text file that compression makes smaller, for web servers that send these instead of compressing each response.
 */
precompress: boolean
/**
 * Security settings: where to report a vulnerability, which other sites pages may load from, and the rules that browsers enforce.
 */
security: {
/**
 * Where to report a vulnerability, for .well-known/security.txt: a mailto: address, an https: URL, or a page of this site (/contact/). Without it, the file is not written.
 */
contact?: string
/**
 * true makes browsers use https for every subdomain of the site, too, for two years (Strict-Transport-Security: includeSubDomains). Set it only if all subdomains support https: otherwise webmail.example.com, for example, stops working for everybody who has visited the site.
 */
includeSubdomains: boolean
/**
 * Origins of other sites that pages may use (https://cdn.example.com), by kind of use. Everything else is blocked by the Content Security Policy.
 */
allow: Origins
/**
 * true makes browsers that support Trusted Types refuse plain strings as HTML (innerHTML) or as the URL of a script. Default: true if no script of another site is allowed.
 */
trustedTypes?: boolean
/**
 * Names of the Trusted Types policies that your scripts create: dompurify.
 */
trustedTypePolicies: string[]
/**
 * true also writes the Content Security Policy into every page, not only into the headers. Default: true if deploy names a host that sends no headers.
 */
metaPolicy?: boolean
}
/**
 * Scripts that pages load in addition to their own: analytics, call tracking, a chat. Only scripts listed here are loaded.
 *
 * Items: One script: a service by its name (use), or a URL (src).
 */
scripts: {
/**
 * A service that treesite knows.
 */
use?: ("plausible" | "fathom" | "goatcounter" | "cloudflare" | "simple-analytics" | "google-analytics" | "google-tag-manager" | "callrail")
/**
 * The ID of your site or account at the service.
 */
id?: string
/**
 * The https URL of a script, or the path of a file in the static folder: /js/chat.js
 */
src?: string
/**
 * The name of the script in the list on the privacy page.
 */
name?: Name
/**
 * What the script does, for the list on the privacy page: counts visits.
 */
purpose?: Text
/**
 * The page on which the script’s owner describes what they do with the data.
 */
privacy?: WebAddress
/**
 * The pages that load it, by path (/contact/) or by kind (home, services, service, areas, county, city, about, contact, document, post, news, not-found). Default: all pages.
 */
pages: string[]
/**
 * Where in the page: in its head, or at the end of its body.
 */
at: ("head" | "body")
/**
 * load: with the page; idle: when the page has loaded and the browser has nothing to do, or five seconds later; consent: when the visitor has agreed. Default: consent for the services that store something on the visitor's device, otherwise load.
 */
when?: ("load" | "idle" | "consent")
/**
 * Attributes of its script element.
 *
 * Items: One attribute.
 */
attributes: {
/**
 * data-…, id, crossorigin, integrity or referrerpolicy.
 */
name: string
/**
 * The value of the attribute.
 */
value: string
}[]
/**
 * Other sites that the script uses, in addition to the one that it is loaded from.
 */
allow: Origins
}[]
/**
 * The pictures shown when somebody shares a link. page: every page has a card with its own heading. county: places have the card of their county, and other pages the card of the site. site: all pages have the same card. Default: page for up to 500 pages, otherwise county.
 */
shareCards?: ("page" | "county" | "site")
/**
 * Colors, as #rrggbb, and fonts. Omitted values keep the built-in ones.
 */
theme: {
/**
 * Colors of the light theme.
 */
light: Palette
/**
 * Colors of the dark theme.
 */
dark: Palette
/**
 * Font names. The first one installed on the visitor's device is used; nothing is downloaded.
 */
faces: {
/**
 * For headings: Rockwell, Georgia, serif
 */
display?: FontNames
/**
 * For everything else: Verdana, sans-serif
 */
text?: FontNames
}
/**
 * Fonts that visitors download from the site itself: names from https://fontsource.org, each installed as an npm package.
 */
fontsource: {
/**
 * For headings: Lora
 */
display?: FontsourceName
/**
 * For everything else: Source Sans 3
 */
text?: FontsourceName
}
/**
 * What separates the top and the footer of a page from the rest: drawn waves or a plain line.
 */
divider: ("waves" | "line")
}
/**
 * Words the templates use. Change only those you want to.
 */
wording: {
/**
 * The first link of every page.
 */
skipToContent: Text
/**
 * The call button of the bar at the bottom of small screens, except on service pages, and of places’ cards on the areas page.
 */
call: Text
/**
 * Call buttons.
 */
callNow: Text
/**
 * The call button in the header.
 */
callPhone: Text
/**
 * Buttons that start a text message.
 */
textUs: Text
/**
 * The text message started from a service page.
 */
textAboutService: Text
/**
 * The text message started from a place page.
 */
textAboutPlace: Text
/**
 * The text message started from any other page.
 */
textGeneral: Text
/**
 * The quote button in the header, at the top of the about and areas pages, and at the end of the services page.
 */
freeEstimateLong: Text
/**
 * The quote button at the top of the home, services and service pages, after the questions and in the contact band. Also the default of forms.quote.heading.
 */
freeQuoteLong: Text
/**
 * The quote buttons on the pages of places and counties.
 */
freeEstimate: Text
/**
 * The quote button of the bar at the bottom of small screens, except on service pages.
 */
freeQuote: Text
/**
 * The quote button of the bar at the bottom of small screens on service pages, of the contact card in a place’s sidebar, and of the places’ cards on a county’s page.
 */
getQuote: Text
/**
 * The link of the emergency banner.
 */
requestQuote: Text
/**
 * The link that saves the business’s number to a phone’s contacts (a vCard file).
 */
saveContact: Text
/**
 * The name of the site’s language, in that language: the text of links to it.
 */
languageName: Text
/**
 * The heading of places that have no page in the language of the page.
 */
otherPlaces: Text
/**
 * The name of the navigation, for screen readers.
 */
mainNavigation: Text
/**
 * The name of the breadcrumb, for screen readers.
 */
breadcrumb: Text
/**
 * The button that opens the menu on small screens.
 */
menu: Text
/**
 * Buttons that close something.
 */
close: Text
/**
 * The button that switches between light and dark.
 */
themeToggle: Text
/**
 * The first entry of breadcrumbs.
 */
home: Text
/**
 * The breadcrumb of the services page, its entry in the footer, and the heading of the services in the footer.
 */
services: Text
/**
 * The breadcrumb of the areas page, its entry in the footer, and the heading of the counties or states in the footer.
 */
areas: Text
/**
 * The footer entry of the about page.
 */
about: Text
/**
 * The footer entry of the contact page.
 */
contact: Text
/**
 * The footer’s last line.
 */
copyright: Text
/**
 * The link of a service card.
 */
learnMore: Text
/**
 * The link of a service card, as screen readers and search engines read it.
 */
learnMoreAbout: Text
/**
 * Links to the services page.
 */
viewAllServices: Text
/**
 * The link to the areas page.
 */
checkAllAreas: Text
/**
 * The link to the about page.
 */
moreAboutUs: Text
/**
 * The heading of the featured places on the home page.
 */
primaryCities: Text
/**
 * The heading of the other places on the home page.
 */
additionalCities: Text
/**
 * The heading of the counties on the home page and on lists of counties.
 */
counties: Text
/**
 * The heading of the counties on the areas page.
 */
countiesWeServe: Text
/**
 * The heading of the list of all places.
 */
allPlaces: Text
/**
 * The heading of the field that finds a place, on the areas page of a site with more than 40 places.
 */
findPlace: Text
/**
 * The label of the field that finds a place.
 */
findPlaceLabel: Text
/**
 * Shown if no place has this name or code.
 */
placeNotFound: Text
/**
 * The heading of the states, where counties are listed by state.
 */
states: Text
/**
 * The main heading of a list of a state’s counties.
 */
stateHeading: Text
/**
 * The title and main heading of a page that continues a list.
 */
pageOf: Text
/**
 * The breadcrumb of a page that continues a list, and its label in the list of pages.
 */
pageNumber: Text
/**
 * What a page of a list contains: the first and the last name on it.
 */
pageRange: Text
/**
 * The description of a page that is a list, for search engines.
 */
listDescription: Text
/**
 * The heading of the links to the pages of a list.
 */
listPages: Text
/**
 * The link to the previous page of a list.
 */
previousPage: Text
/**
 * The link to the next page of a list.
 */
nextPage: Text
/**
 * How many places a county has.
 */
placeCount: Text
/**
 * The number of places, in a county with one place.
 */
placeCountOne: Text
/**
 * The badge of featured places.
 */
featured: Text
/**
 * The link of a place’s card.
 */
viewDetails: Text
/**
 * The link of a place’s card on a county page.
 */
cityDetails: Text
/**
 * The links and buttons of a place’s card, as screen readers read them.
 */
detailsOf: Text
/**
 * A label and what it is about. In French: {label} : {details}.
 */
labeled: Text
/**
 * The label of the population of a place or county.
 */
population: Text
/**
 * The label of the county of a place.
 */
county: Text
/**
 * The label of drive times.
 */
eta: Text
/**
 * The short label of drive times.
 */
etaShort: Text
/**
 * The label of emergencyPromise, of the business or of a place.
 */
emergencyResponse: Text
/**
 * The label of the address of an office in a place.
 */
office: Text
/**
 * The label of a county’s range of drive times, from the shortest to the longest.
 */
averageResponse: Text
/**
 * What a county’s range of drive times means.
 */
averageResponseNote: Text
/**
 * The label of the number of places in a county.
 */
totalCities: Text
/**
 * The label of a county’s response time.
 */
responseTime: Text
/**
 * The label of a county’s neighboring areas.
 */
nearbyAreas: Text
/**
 * The label of the services most often requested in a county.
 */
specialties: Text
/**
 * The label of the ZIP codes or postal codes served.
 */
zipCodes: Text
/**
 * The label of a county’s seat.
 */
countySeat: Text
/**
 * The main heading of a place’s page.
 */
cityHeading: Text
/**
 * The main heading of a county’s page.
 */
countyHeading: Text
/**
 * The heading of a place’s service cards.
 */
servicesIn: Text
/**
 * The heading of a place’s jobs.
 */
recentProjects: Text
/**
 * The label of a picture before the work.
 */
before: Text
/**
 * The label of a picture after the work.
 */
after: Text
/**
 * The heading of a place’s reviews.
 */
customerReviews: Text
/**
 * The heading of a place’s prices.
 */
prices: Text
/**
 * The heading of a place’s permits.
 */
permits: Text
/**
 * The heading of a place’s neighborhoods.
 */
neighborhoods: Text
/**
 * The heading of the coverage list.
 */
coverage: Text
/**
 * The heading of the facts in the sidebar.
 */
quickFacts: Text
/**
 * The heading of the neighboring places.
 */
nearby: Text
/**
 * The straight-line distance to a nearby place, with {miles} or {kilometers}. Default outside the United States and the United Kingdom: {kilometers} km.
 */
milesAway: Text
/**
 * What the distances mean.
 */
milesNote: Text
/**
 * Shown for a place across the water.
 */
acrossWater: Text
/**
 * The heading of a map.
 */
coverageMap: Text
/**
 * The heading of the contact card in the sidebar.
 */
contactCard: Text
/**
 * The link from a place to its county.
 */
backToCounty: Text
/**
 * The heading of a county’s places.
 */
citiesIn: Text
/**
 * The heading of a service’s benefits.
 */
whatWeDo: Text
/**
 * The heading of a service’s steps.
 */
howItWorks: Text
/**
 * The heading of the situations in which to choose a service.
 */
whenToChoose: Text
/**
 * The heading of the situations in which another service fits better.
 */
notFor: Text
/**
 * The heading of a service’s prices.
 */
whatItCosts: Text
/**
 * The heading of a service’s pictures of recent jobs.
 */
recentJobs: Text
/**
 * The heading of questions and answers.
 */
faqs: Text
/**
 * The heading of the box after the questions.
 */
stillHaveQuestions: Text
/**
 * The text of the box after the questions.
 */
stillHaveQuestionsText: Text
/**
 * The heading of the places where a service is offered.
 */
availableIn: Text
/**
 * The heading of the links to related services.
 */
relatedServices: Text
/**
 * The breadcrumb of the list of posts.
 */
news: Text
/**
 * The heading and title of the list of posts, and the title of the feed.
 */
newsHeading: Text
/**
 * The text under that heading, which is also its description for search engines.
 */
newsDescription: Text
/**
 * The heading of posts on other pages.
 */
fromOurNews: Text
/**
 * The link to the list of posts.
 */
allNews: Text
/**
 * The link to a post.
 */
readMore: Text
/**
 * The day on which a post last changed.
 */
postUpdated: Text
/**
 * The heading of the services and places that a post is about.
 */
postLinks: Text
/**
 * The heading of the page for unknown URLs.
 */
notFound: Text
/**
 * The text of the page for unknown URLs.
 */
notFoundText: Text
/**
 * The heading of the page for unknown URLs of services.
 */
serviceNotFound: Text
/**
 * The text of the page for unknown URLs of services.
 */
serviceNotFoundText: Text
/**
 * The label of a verified review.
 */
verifiedCustomer: Text
/**
 * The rating in words.
 */
ratingSummary: Text
/**
 * The rating in words, with one rating only.
 */
ratingSummaryOne: Text
/**
 * How many of the ratings are shown as reviews.
 */
reviewsShown: Text
/**
 * The stars of a review, for screen readers.
 */
starsOf: Text
/**
 * What the carousel of reviews is, for screen readers.
 */
carousel: Text
/**
 * The heading of a service's reviews, and the name of the carousel for screen readers.
 */
carouselLabel: Text
/**
 * Which slide is shown, for screen readers.
 */
slideOf: Text
/**
 * The button to the previous slide.
 */
previous: Text
/**
 * The button to the next slide.
 */
next: Text
/**
 * The button that stops the carousel.
 */
pause: Text
/**
 * The button that starts the carousel again.
 */
play: Text
/**
 * The age of a review written today.
 */
today: Text
/**
 * The label of the name field in forms.
 */
formName: Text
/**
 * The label of the phone field in forms.
 */
formPhone: Text
/**
 * The label of the email field in forms.
 */
formEmail: Text
/**
 * The label of the address field in forms.
 */
formAddress: Text
/**
 * The label of the choice of a service in forms.
 */
formService: Text
/**
 * The label of the notes field in forms.
 */
formNotes: Text
/**
 * Shown for optional fields.
 */
formOptional: Text
/**
 * The button that sends a form.
 */
formSubmit: Text
/**
 * The line next to the button that sends a form.
 */
formFastest: Text
/**
 * Shown while a form is being sent.
 */
formSending: Text
/**
 * Shown when a form has arrived.
 */
formSent: Text
/**
 * Shown when a form could not be sent.
 */
formFailed: Text
/**
 * Shown when a form was handed to the visitor’s mail program.
 */
formMailed: Text
/**
 * The label of the photo field in forms.
 */
formPhotos: Text
/**
 * Shown if a visitor chooses more than three photos.
 */
formPhotosLimit: Text
/**
 * The label of the box that allows you to text back.
 */
formConsent: Text
/**
 * The heading of the page that is shown after a form was sent without JavaScript.
 */
formThanks: Text
/**
 * The label of a hidden field that only spam programs fill in (a honeypot).
 */
formNotTyped: Text
/**
 * Shown next to the button of a form that cannot be sent, and again after the button is pressed.
 */
formUnsent: Text
/**
 * The text of {forms}, for example on the privacy page, if forms are sent to a service; {host} is that service.
 */
formsPrivacy: Text
/**
 * The text of {forms} if forms.mailto is set.
 */
formsPrivacyMail: Text
/**
 * The text of {forms} if forms cannot be sent.
 */
formsPrivacyUnsent: Text
/**
 * The text of {scripts}, for example on the privacy page, before the list of third-party scripts.
 */
scriptsPrivacy: Text
/**
 * The text of {scripts} if no third-party script is used.
 */
scriptsPrivacyNone: Text
/**
 * What {scripts} adds to a script that waits for consent.
 */
scriptsPrivacyConsent: Text
/**
 * The question to visitors if a script needs consent.
 */
consentText: Text
/**
 * The name of the question about consent, for screen readers.
 */
consentLabel: Text
/**
 * The button that agrees.
 */
consentAccept: Text
/**
 * The button that refuses.
 */
consentDecline: Text
/**
 * The link in {scripts} that lets visitors change their choice.
 */
consentChange: Text
/**
 * The label of the opening hours.
 */
hours: Text
/**
 * The label of the phone number.
 */
phone: Text
/**
 * The label of the email address.
 */
email: Text
/**
 * Shown next to the hours while the business is open.
 */
openNow: Text
/**
 * The link shown instead of “Closed now” where emergencies are answered at all hours.
 */
emergencyNow: Text
/**
 * Shown next to the hours while the business is closed.
 */
closedNow: Text
/**
 * The notice of days on which the business is closed.
 */
closedNotice: Text
/**
 * The same where emergencies are answered at all hours.
 */
closedNoticeEmergency: Text
/**
 * The notice of days with other hours.
 */
hoursNotice: Text
/**
 * The name of a dated notice, for screen readers.
 */
notice: Text
/**
 * The name of the slider between two pictures, for screen readers.
 */
compare: Text
}
/**
 * A line across every page for a limited time: an approaching storm, changed hours. It is shown from its first moment to its last, in the business's time zone.
 */
notice?: {
/**
 * The message, with its dates, in a sentence or two.
 */
text: Text
/**
 * The first moment, in quotes: "2026-09-04 12:00".
 */
from: Moment
/**
 * The last moment, in quotes: "2026-09-06 18:00".
 */
until: Moment
/**
 * alarm for danger, such as a storm: red, with a warning sign. news for everything else: calm colors.
 */
tone: ("alarm" | "news")
href?: Link
}
sample: Sample
}
/**
 * The home page: data/pages/home.yaml.
 */
export interface HomePageFile {
hero: HeroBlock
services: HeadingBlock
/**
 * How many services are shown.
 */
serviceCount: number
areas: HeadingBlock
reviews: HeadingBlock
/**
 * How many of the newest posts are shown, if there are any; 0 for none.
 */
news: number
/**
 * A short text about the business.
 */
about: {
/**
 * The heading of the section.
 */
heading: Text
/**
 * The text about the business, in Markdown.
 */
body: Markdown
/**
 * The picture next to this text: 800 pixels wide or more.
 */
image?: Image
/**
 * What the picture shows.
 */
alt?: Text
}
contact: HeadingBlock
metaTitle: MetaTitle
metaDescription: MetaDescription
keywords: Keywords
aliases: Aliases
updated?: Updated
sample: Sample
}
/**
 * The services page: data/pages/services.yaml.
 */
export interface ServicesPageFile {
hero: HeroBlock
/**
 * The heading and text above the categories.
 */
overview: HeadingBlock
/**
 * The heading and text above the cards of all services.
 */
list: HeadingBlock
whyChoose: ReasonsBlock
/**
 * The last section, which asks visitors to call or write: a heading and a line above the buttons.
 */
callToAction: {
/**
 * The heading of the section.
 */
heading: Text
/**
 * One or two sentences that ask visitors to call or write.
 */
text: Text
}
metaTitle: MetaTitle
metaDescription: MetaDescription
keywords: Keywords
aliases: Aliases
updated?: Updated
sample: Sample
}
/**
 * One service: data/services/<slug>.yaml. The file's name is the slug derived from the title.
 */
export interface ServiceFile {
/**
 * The service's name, as in "Gutter Cleaning".
 */
title: Text
/**
 * Its position in lists: lower numbers first. Leave gaps (10, 20, 30), so that you can move a service without changing the others.
 */
order?: number
/**
 * One or two sentences for cards.
 */
description: Text
icon?: Icon
/**
 * The picture on cards, a file in data/images: 800 pixels wide or more. Without heroImage, it is also shown at the top of the page, and then needs 1200 pixels.
 */
image: Image
/**
 * What the picture shows, for people who cannot see it.
 */
alt: Text
focus?: Focus
/**
 * A key of priorities in site.yaml, for example 1.
 */
priority: (string | number)
/**
 * A key of categories in site.yaml, for example repair.
 */
category: string
/**
 * Two or three sentences at the top of the service's page.
 */
summary: Markdown
/**
 * The picture at the top of the service's page, a file in data/images: 1200 pixels wide or more. The default is the picture in `image`.
 */
heroImage?: Image
/**
 * What heroImage shows, for people who cannot see it.
 */
heroAlt?: Text
heroFocus?: Focus
/**
 * Short claims at the top of the page.
 */
badges: Badge[]
metaTitle: MetaTitle
metaDescription: MetaDescription
keywords: Keywords
/**
 * The section “What We Do”: what the customer gets.
 */
benefits: Benefit[]
/**
 * The section “How It Works”: the steps in order.
 *
 * Items: One step of the work.
 */
process: {
/**
 * The step, in a word or two.
 */
title: Text
/**
 * What happens in this step.
 */
description: Text
}[]
/**
 * Situations in which this service is the right one, each on its own line.
 */
useCases: Text[]
/**
 * Situations in which another service fits better, each on its own line.
 */
notFor: Text[]
/**
 * What it costs, and what the price depends on.
 */
pricingNotes?: Markdown
/**
 * Further sections of the page.
 */
sections: Section[]
/**
 * Questions people ask about this service.
 */
faqs: Faq[]
/**
 * Pictures of recent jobs. Without pictures, the section is not shown.
 *
 * Items: One picture of a job.
 */
gallery: {
/**
 * The picture: 800 pixels wide or more.
 */
src: Image
/**
 * What the picture shows.
 */
alt: Text
/**
 * A line under the picture.
 */
caption?: Text
sample: Sample
}[]
/**
 * Places where this service is offered, by slug. Places that list this service themselves are added.
 *
 * Items: The slug of a place.
 */
citiesRef: string[]
/**
 * The data about this service for search engines.
 */
schema: {
/**
 * What search engines should call this service: Gutter cleaning.
 */
serviceType: Text[]
/**
 * Areas beyond the places of citiesRef, as "City, VT".
 */
areaServed: Name[]
}
aliases: Aliases
updated?: Updated
sample: Sample
draft: Draft
}
/**
 * The areas page: data/pages/areas.yaml.
 */
export interface AreasPageFile {
hero: HeroBlock
/**
 * The map’s heading and text.
 */
map: HeadingBlock
counties: HeadingBlock
/**
 * The heading and the text above the list of all places.
 */
places: HeadingBlock
/**
 * A banner with the phone number and a link, for businesses that offer emergency service.
 */
emergency?: {
/**
 * The heading of the banner.
 */
heading: Text
/**
 * What to do in an emergency, in one or two sentences.
 */
text: Text
}
metaTitle: MetaTitle
metaDescription: MetaDescription
keywords: Keywords
aliases: Aliases
updated?: Updated
sample: Sample
}
/**
 * One county: data/counties/<slug>.yaml. The file's name is the slug derived from name and state. Its places, their count and the range of drive times are derived from data/cities.
 */
export interface CountyFile {
/**
 * The county's name, including the word County if it has one.
 */
name: string
state?: State
/**
 * Its position in lists: lower numbers first.
 */
order?: number
/**
 * The county seat's name, or the main town's.
 */
seat?: Name
/**
 * One or two sentences for cards.
 */
description: Text
/**
 * The population as the page shows it, in quotes: "44,652".
 */
population?: Name
/**
 * Where the figure is from: "2020 Census".
 */
populationNote?: Text
/**
 * The response time promised here, if you promise one.
 */
responseTime?: Text
/**
 * ZIP codes or postal codes served, each in quotes. In Canada and the United Kingdom, the first part is enough: "LS1".
 *
 * Items: A ZIP code.
 */
zipCodes: string[]
/**
 * The names of neighboring counties or areas, not their slugs.
 */
nearbyAreas: Name[]
/**
 * The services most often requested here, in your own words, not as slugs.
 */
specialties: Text[]
geo: Geo
/**
 * The seat's main ZIP code or postal code, in quotes.
 */
postalCode: string
radiusMeters: RadiusMeters
metaTitle: MetaTitle
metaDescription: MetaDescription
keywords: Keywords
/**
 * The picture at the top of the page: 1200 pixels wide or more.
 */
image?: Image
/**
 * What the picture shows.
 */
alt?: Text
focus?: Focus
/**
 * The first paragraph.
 */
intro: Markdown
/**
 * Sections of text.
 */
sections: Section[]
/**
 * Places that have no page of their own but are served, too.
 */
extendedAreas?: {
/**
 * The heading of the section.
 */
heading: Text
/**
 * What you offer in these places, in Markdown.
 */
text: Markdown
/**
 * The names of these places, not their slugs.
 */
places: Name[]
}
/**
 * Questions people of this county ask.
 */
faqs: Faq[]
/**
 * The county's five-digit census code, in quotes, for the map: "50027". Without it, the map finds the county by its name.
 */
fips?: string
aliases: Aliases
updated?: Updated
sample: Sample
draft: Draft
}
/**
 * One place that the business serves, such as a city, a town or a village: data/cities/<slug>.yaml. The file's name is the slug of its name and state: springfield-vt.yaml.
 */
export interface CityFile {
/**
 * The place's name without its state.
 */
name: string
state?: State
/**
 * The slug of the county that the place is in, which is the name of the county's file without .yaml: windsor-county-vt.
 */
county: string
/**
 * Its position among cards and links: lower numbers first. Places without a number come last, sorted by name. Long lists of rows are sorted by name only. A shorter list of all places on the areas page goes from county to county.
 */
order?: number
/**
 * A key of tiers in site.yaml. A place without a tier is listed on the areas page, but has no card there. On a site with more than 24 places, only featured places have cards.
 */
tier?: (string | number)
/**
 * true marks the card of the place on the areas page, lists it first on the home page, and gives its name priority on maps. A list has at most 24 of them.
 */
featured: boolean
/**
 * true lists the place first on its county's page, of at most 24.
 */
featuredInCounty: boolean
/**
 * A short label on its card, for example "Regional Hub".
 */
badge?: Text
/**
 * The population as the page shows it, in quotes: "4,622". If there is no figure, write Unincorporated community.
 */
population?: Name
/**
 * Where the figure is from: "2010 Census".
 */
populationNote?: Text
/**
 * One or two sentences for cards. Write what is true only of this place.
 */
description: Text
/**
 * Services offered here, by slug, the most requested first.
 *
 * Items: The slug of a service.
 */
services: string[]
/**
 * How long a crew drives to get there: "30-45 min". Leave it out if customers come to you.
 */
eta?: string
geo: Geo
/**
 * The main ZIP code or postal code, in quotes: "05156".
 */
postalCode: string
/**
 * All ZIP codes or postal codes served here, each in quotes. In Canada and the United Kingdom, the first part is enough: "LS1".
 *
 * Items: A ZIP code.
 */
zipCodes: string[]
/**
 * The text before the ZIP codes, if the default text is wrong for this place.
 */
zipCodesLabel?: Text
/**
 * Street and number of an office of yours here, if customers come to it. The page shows its address, and search engines read it.
 */
street?: Name
radiusMeters: RadiusMeters
metaTitle: MetaTitle
metaDescription: MetaDescription
keywords: Keywords
/**
 * The picture at the top of the page, a file in data/images: 1200 pixels wide or more.
 */
image?: Image
/**
 * What the picture shows.
 */
alt?: Text
focus?: Focus
/**
 * How soon a crew comes here in an emergency, if this differs from the business’s promise; "" promises nothing here.
 */
emergencyPromise?: string
/**
 * A line across the top of the page for emergencies.
 */
emergencyBanner?: Text
/**
 * The first paragraph: where this is and what the work here is like.
 */
intro: Markdown
/**
 * Short claims at the top of the page. Default: county, population and drive time.
 */
badges: Badge[]
/**
 * Further response times, each with its label: regular work, after hours, emergencies.
 */
responses: LabeledValue[]
/**
 * The cards of the services section. The default is the first four services.
 *
 * Items: One card: a service, described for this place.
 */
serviceCards: {
/**
 * The name of the service on this card.
 */
name: Text
/**
 * What this service means for people here.
 */
description: Text
icon?: Icon
link: Link
/**
 * A key of cardPriorities in site.yaml, for example high.
 */
priority?: string
}[]
/**
 * The badge on this place's high-priority service cards, for example "Specialty Service".
 */
highPriorityLabel?: Text
/**
 * A card near the top: what the crew knows about work here.
 */
specialists?: {
/**
 * The heading of the card.
 */
heading: Text
/**
 * What the crew knows about work here, in one or two sentences.
 */
text: Text
/**
 * What the crew does here, one line each.
 */
items: Text[]
}
/**
 * Sections of text. Write what is true only of this place.
 */
sections: Section[]
/**
 * Recent jobs with a picture before and after.
 *
 * Items: One job done here.
 */
jobs: {
/**
 * The job in a few words.
 */
title: Text
/**
 * Where the job was: a street, a neighborhood or a landmark.
 */
location: Name
/**
 * What the problem was, and what you did.
 */
description: Text
/**
 * The picture before the work, a file in data/images: 800 pixels wide or more.
 */
beforeImage: Image
/**
 * What the picture before the work shows.
 */
beforeAlt: Text
/**
 * The picture after the work, a file in data/images: 800 pixels wide or more.
 */
afterImage: Image
/**
 * What the picture after the work shows.
 */
afterAlt: Text
/**
 * The slug of the service.
 */
service: string
sample: Sample
}[]
/**
 * Reasons to choose the business that apply to this place.
 */
whyChoose?: {
/**
 * The heading of the section.
 */
heading: Text
/**
 * The reasons.
 */
items: Benefit[]
}
/**
 * Price ranges, each with its label.
 */
prices: LabeledValue[]
/**
 * What the prices depend on.
 */
pricesNote?: Markdown
/**
 * Permits and rules to check before work.
 */
permits: Markdown[]
/**
 * A line after the permits.
 */
permitsNote?: Markdown
/**
 * Neighborhoods served.
 */
neighborhoods: Name[]
/**
 * The coverage list in the sidebar: roads, waters and districts of the place. Default: the neighborhoods.
 */
coverage: Name[]
/**
 * Further facts for the sidebar.
 */
quickFacts: LabeledValue[]
/**
 * Nearby places to list, by slug. Default: the nearest five within 60 miles (97 km).
 *
 * Items: The slug of a place.
 */
nearby: string[]
/**
 * Nearby places on the other side of water, by slug, each with the water's name as it follows “across the”: Neuse River. For these, the straight-line distance is not the driving distance.
 */
acrossWater: {
[k: string]: Name
}
/**
 * What to do here in an emergency.
 */
emergency?: {
/**
 * The heading of the card.
 */
heading: Text
/**
 * What to do and whom to call, in Markdown.
 */
text: Markdown
}
/**
 * Questions that are specific to this place.
 */
faqs: Faq[]
/**
 * What customers here say, shown on this page only. Reviews in data/reviews.yaml with its slug in cityRef follow.
 *
 * Items: One customer's words.
 */
reviews: {
/**
 * The name of the customer, as they want it shown.
 */
name: Name
/**
 * The part of town where the customer lives.
 */
neighborhood: Name
/**
 * The customer's own words.
 */
text: Text
/**
 * How many stars the customer gave, from 1 to 5.
 */
rating: number
/**
 * The slug of the service.
 */
service: string
sample: Sample
}[]
/**
 * A closing text with buttons and a link back to the county.
 */
closing?: {
/**
 * The heading of the closing text.
 */
heading: Text
/**
 * One or two sentences that ask visitors to call or write.
 */
text: Text
}
/**
 * true shows the coverage map on the page.
 */
map: boolean
/**
 * false leaves out the contact band (phone and hours) above the footer. The contact card in the sidebar replaces it.
 */
contactBand: boolean
aliases: Aliases
updated?: Updated
sample: Sample
draft: Draft
}
/**
 * The about page: data/pages/about.yaml.
 */
export interface AboutPageFile {
hero: HeroBlock
/**
 * Sections of text.
 */
sections: Section[]
whyChoose?: ReasonsBlock
metaTitle: MetaTitle
metaDescription: MetaDescription
keywords: Keywords
aliases: Aliases
updated?: Updated
sample: Sample
}
/**
 * The contact page: data/pages/contact.yaml.
 */
export interface ContactPageFile {
hero: HeroBlock
/**
 * The heading and text above the form.
 */
form: HeadingBlock
/**
 * The heading and text above the phone number, the text message button and the hours.
 */
panel: HeadingBlock
/**
 * What happens after you call.
 */
next?: {
/**
 * The heading of the section.
 */
heading: Text
/**
 * The steps in order.
 */
steps: Benefit[]
}
/**
 * Questions people ask before they call.
 */
faqs: Faq[]
metaTitle: MetaTitle
metaDescription: MetaDescription
keywords: Keywords
aliases: Aliases
updated?: Updated
sample: Sample
}
/**
 * A Markdown page: data/pages/<slug>.md. It begins with these fields (the front matter), between two lines of three hyphens. The text follows.
 */
export interface DocumentFile {
/**
 * The page's main heading.
 */
title: Text
/**
 * The top of the page, as other pages have it: a heading in place of `title`, a picture, badges, and the buttons to call and to ask for a quote.
 */
hero?: HeroBlock
/**
 * false for a page that visitors reach only through an ad or a mailing: it is not in the sitemap, search engines are asked not to index it, and no link to it is missed.
 */
listed: boolean
metaTitle: MetaTitle
metaDescription: MetaDescription
keywords: Keywords
sample: Sample
aliases: Aliases
updated?: Updated
draft: Draft
}
/**
 * A post: data/posts/<date>-<slug>.md, such as data/posts/2026-06-02-storm-season.md. It begins with these fields (the front matter), between two lines of three hyphens. The text follows, in Markdown.
 */
export interface PostFile {
/**
 * The post's main heading.
 */
title: Text
/**
 * The day on which it is published, with which the name of its file begins: 2026-06-02. A post with a day in the future waits: the first build on that day publishes it.
 */
date: Date
/**
 * What it says, in one or two sentences: in lists of posts, in the feed and in search results. 70 to 160 characters.
 */
description: Text
/**
 * The name of the person who wrote it. Default: the business.
 */
author?: Name
/**
 * The picture at the top of the post and on its card: 1200 pixels wide or more.
 */
image?: Image
/**
 * What the picture shows, for people who cannot see it.
 */
alt?: Text
focus?: Focus
/**
 * Places that it is about, by slug. Their pages show it.
 *
 * Items: The slug of a place.
 */
places: string[]
/**
 * Services that it is about, by slug. Their pages show it.
 *
 * Items: The slug of a service.
 */
services: string[]
/**
 * The page's title in search results and on the browser's tab, if it is not the post's title with the name of the business: 20 to 65 characters.
 */
metaTitle?: MetaTitle
/**
 * Words people would search for to find this post.
 */
keywords: Text[]
/**
 * The day on which it last changed, which is shown under its title: 2026-06-05.
 */
updated?: Date
sample: Sample
aliases: Aliases
draft: Draft
}
/**
 * The two pages for URLs that do not exist: data/pages/not-found.yaml.
 */
export interface NotFoundPageFile {
/**
 * The page for unknown URLs.
 */
page: {
/**
 * The heading. Default: `wording.notFound` in site.yaml.
 */
title?: Text
/**
 * The text below the heading. Default: `wording.notFoundText` in site.yaml.
 */
text?: Text
/**
 * The picture at the top of the page: 1200 pixels wide or more.
 */
image?: Image
/**
 * What the picture shows.
 */
alt?: Text
focus?: Focus
}
/**
 * The page for unknown URLs of services.
 */
service: {
/**
 * The heading. Default: `wording.serviceNotFound` in site.yaml.
 */
title?: Text
/**
 * The text below the heading. Default: `wording.serviceNotFoundText` in site.yaml.
 */
text?: Text
/**
 * The picture at the top of the page: 1200 pixels wide or more.
 */
image?: Image
/**
 * What the picture shows.
 */
alt?: Text
focus?: Focus
}
sample: Sample
}
/**
 * Pages that show a number other than the main one: data/phone-overrides.yaml. Each key is the slug of a place or county, or a page's path (/areas/springfield-vt/). Structured data keeps the main number, except at a place with an office (`street`).
 */
export interface PhoneOverridesFile {
[k: string]: Phone
}

/** The type of each kind's value. */
export interface DataFiles {
  site: Site;
  'page-home': HomePageFile;
  'page-services': ServicesPageFile;
  service: ServiceFile;
  'page-areas': AreasPageFile;
  county: CountyFile;
  city: CityFile;
  'page-about': AboutPageFile;
  'page-contact': ContactPageFile;
  document: DocumentFile;
  post: PostFile;
  'page-not-found': NotFoundPageFile;
  reviews: ReviewsFile;
  'phone-overrides': PhoneOverridesFile;
}
