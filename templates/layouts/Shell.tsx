/** The frame around every page: takes the shell's data and the main content, gives the contents of the body. */
import type { ReactNode } from 'react';
import type { Shell as ShellData } from 'treesite';
import { ConsentQuestion } from '../components/ConsentQuestion/ConsentQuestion.tsx';
import { ContactBand } from '../components/ContactBand/ContactBand.tsx';
import { Footer } from '../components/Footer/Footer.tsx';
import { Header } from '../components/Header/Header.tsx';
import { NoticeLine } from '../components/NoticeLine/NoticeLine.tsx';
import { QuoteDialog } from '../components/QuoteDialog/QuoteDialog.tsx';
import { formWords } from '../components/RequestForm/form-words.ts';
import { StickyBar } from '../components/StickyBar/StickyBar.tsx';

export function Shell({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { business, wording, phone, textMessage, links } = shell;
  const { heading: quoteHeading, ...form } = shell.quoteDialog;
  return (
    <>
      <Header
        home={links.home}
        name={business.name}
        mark={business.mark}
        logo={business.logo}
        strip={shell.topStrip}
        navigation={shell.navigation}
        languages={shell.languages}
        languageHrefs={shell.languageHrefs}
        phone={phone}
        textMessage={textMessage}
        words={{
          skip: wording.skipToContent,
          call: wording.callPhone,
          text: wording.textUs,
          estimate: wording.freeEstimateLong,
          navigation: wording.mainNavigation,
          menu: wording.menu,
          close: wording.close,
          theme: wording.themeToggle,
        }}
      />
      {shell.scripts?.asks && <ConsentQuestion wording={wording} />}
      {shell.notices.map((notice) => (
        <NoticeLine key={notice.text} notice={notice} />
      ))}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {shell.contactBand && (
        <ContactBand
          heading={shell.contactBand.heading}
          text={shell.contactBand.text}
          hours={business.hours}
          opening={shell.opening}
          phone={phone}
          textMessage={textMessage}
          words={{ call: wording.callPhone, text: wording.textUs, quote: wording.freeQuoteLong }}
        />
      )}
      <footer className="site-footer">
        <Footer
          name={business.name}
          phone={phone}
          hours={business.hours}
          address={business.address}
          footer={shell.footer}
          languages={shell.languages}
          languageHrefs={shell.languageHrefs}
          contactCard={links.contactCard}
          words={{ services: wording.services, areas: wording.areas, save: wording.saveContact }}
        />
      </footer>
      <StickyBar
        phone={phone}
        textMessage={textMessage}
        words={{ call: shell.stickyBar.call, text: wording.textUs, quote: shell.stickyBar.quote }}
      />
      <QuoteDialog
        heading={quoteHeading}
        form={form}
        phone={phone}
        textMessage={textMessage}
        words={formWords(wording)}
        close={wording.close}
      />
    </>
  );
}
