/** A post of a small WordPress export. */
export interface ExportedPost {
  id: number;
  title: string;
  body: string;
  name?: string;
  type?: string;
  status?: string;
  password?: string;
  /** `wp:post_date_gmt`, and `pubDate` as WordPress writes it of that. */
  date?: string;
  /** `wp:post_date`, the time of the site. @default `date` */
  localDate?: string;
  extra?: string;
  /** Its excerpt; of an attachment, its caption. */
  excerpt?: string;
}

/** The date of the feed, by which WordPress says of a draft that it was never published. */
const pubDateOf = (date: string): string => {
  const time = new Date(`${date.replace(' ', 'T')}Z`);
  return Number.isNaN(time.getTime()) ? 'Mon, 30 Nov -0001 00:00:00 +0000' : time.toUTCString().replace('GMT', '+0000');
};

const item = ({
  id,
  title,
  body,
  name = '',
  type = 'post',
  status = 'publish',
  password = '',
  date = '2024-03-05 06:07:08',
  localDate = date,
  extra = '',
  excerpt = '',
}: ExportedPost): string => `<item>
<title>${title}</title><link>https://blog.example.com/?p=${id}</link><pubDate>${pubDateOf(date)}</pubDate>
<dc:creator><![CDATA[mwu]]></dc:creator><guid isPermaLink="false">https://blog.example.com/?p=${id}</guid>
<content:encoded><![CDATA[${body}]]></content:encoded><excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${localDate}</wp:post_date>
<wp:post_date_gmt>${date}</wp:post_date_gmt><wp:post_name>${name}</wp:post_name>
<wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type><wp:post_password>${password}</wp:post_password>${extra}
</item>`;

/** A WordPress export of our own writing, with the posts given. */
export const wordpressExport = (
  posts: readonly ExportedPost[],
  language = 'zh-CN',
  terms = '',
): string => `<?xml version="1.0" encoding="UTF-8"?>
<!-- a comment with an <item> in it -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>工厂博客</title><link>https://blog.example.com</link>
<language>${language}</language><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://blog.example.com</wp:base_site_url><wp:base_blog_url>https://blog.example.com</wp:base_blog_url>
<wp:author><wp:author_login>mwu</wp:author_login><wp:author_display_name><![CDATA[吴敏]]></wp:author_display_name></wp:author>${terms}
${posts.map(item).join('\n')}
</channel></rss>`;

/** Posts that hold what real ones do: blank lines for paragraphs, captions, images, attacks, attachments, drafts. */
export const samplePosts: readonly ExportedPost[] = [
  {
    id: 7,
    title: '热流道 &amp; 模具',
    name: '%e7%83%ad%e6%b5%81%e9%81%93',
    body:
      '第一段\n第二行\n\n第二段 <img src="https://blog.example.com/files/a.jpg" ' +
      'srcset="https://blog.example.com/files/a.jpg 1x, https://blog.example.com/files/b.jpg 2x"> ' +
      '尾\n\n<pre>a\n\nb</pre>',
    extra: '<category domain="category" nicename="plastics"><![CDATA[Plastics]]></category>',
  },
  {
    id: 8,
    title: 'Attack',
    body:
      '<p onclick="alert(1)">Text <script>alert(1)</script><a href="javascript:alert(1)">link</a> ' +
      ']]]]><![CDATA[> &lt;b&gt;</p><iframe src="https://evil.example/x"></iframe>',
  },
  {
    id: 9,
    title: 'Caption',
    body:
      '[caption id="x" width="300"]<img src="//cdn.example.com/up/c.png" alt="c"> 说明[/caption]\n\n[gallery ' +
      'ids="1,2"]\n\n[not-ours]',
    extra:
      '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[20]]></wp:meta_value></wp:postmeta>',
  },
  { id: 10, title: '', name: 'no-title', body: '没有标题的文章' },
  { id: 11, title: 'Draft', status: 'draft', date: '0000-00-00 00:00:00', body: 'x' },
  { id: 12, title: 'Locked', password: 'p', body: 'secret' },
  { id: 13, title: 'To come', status: 'future', date: '2039-01-01 00:00:00', body: 'x' },
  { id: 14, title: 'Some time', status: 'future', date: '0000-00-00 00:00:00', body: 'x' },
  {
    id: 20,
    title: 'c.png',
    type: 'attachment',
    status: 'inherit',
    body: '',
    extra: '<wp:attachment_url>https://cdn.example.com/up/c.png</wp:attachment_url>',
  },
  { id: 21, title: 'About', type: 'page', body: 'x' },
];
