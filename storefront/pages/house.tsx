import { Breadcrumb, type Crumb } from './breadcrumb.js';
import { type Written, WrittenText } from './written-text.js';

interface SellerDetails {
  name: string;
  abn: string;
  /** Line by line. */
  address: readonly string[];
  email: string;
}

interface HousePageProps {
  page: Written & { title: string };
  trail: readonly Crumb[];
  seller: SellerDetails;
}

/** What the shop says of itself, beside who that is. */
export function HousePage({ page, trail, seller: { name, abn, address, email } }: HousePageProps) {
  return (
    <>
      <div className="hold title">
        <Breadcrumb trail={trail} />
        <h1>{page.title}</h1>
      </div>
      <div className="hold written">
        <WrittenText text={page} />
        <aside className="written-aside seller-part" aria-labelledby="seller">
          <h2 id="seller">Who we are</h2>
          <dl className="seller">
            <div>
              <dt>Company</dt>
              <dd>{name}</dd>
            </div>
            <div>
              <dt>ABN</dt>
              <dd>{abn}</dd>
            </div>
            <div>
              <dt>Address</dt>
              <dd>
                <address>
                  {address.map((line) => (
                    <span key={line}>
                      {line}
                      <br />
                    </span>
                  ))}
                </address>
              </dd>
            </div>
            <div>
              <dt>Mail</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          </dl>
        </aside>
      </div>
    </>
  );
}
