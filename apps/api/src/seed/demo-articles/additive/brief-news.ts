import type { Story } from '../content.types.ts';

/** News in brief. */
export const briefNews: Story[] = [
  {
    key: 'sand-mould-sculpture',
    date: '2023-12-12',
    types: ['newswire', 'latest'],
    tags: ['polymer-3d-printing', 'sand-casting'],
    child: 'print-services',
    en: {
      title: 'A bronze lion from 41 printed moulds',
      brief: 'Restorers in Kaifeng replace a lost temple guardian after a photograph of 1911.',
      body: `The left lion in front of the temple had been missing for 80 years. From one photograph and a scan of its companion restorers in Kaifeng have modelled it, mirrored, with a cub instead of a ball under the paw. The moulds, 41 pieces of sand, were printed in nine days; in wax the work would have taken seven months.
The layers of 0.3 mm could be seen in the bronze. The founder, Mr Geng, had them chased away by hand everywhere except underneath the tail, where, as he says, the next restorer should be able to read how it was done.`,
    },
    cn: {
      title: '41块打印砂型铸出一头铜狮',
      brief: '开封匠人凭1911年的一张照片，补铸庙前失踪的左狮。',
      body: `庙门左边那头狮子失踪了80年。开封的修复师凭一张老照片和右狮的扫描数据，镜像建模，爪下由绣球改成幼狮。41块砂型九天打完，要是做蜡模，得七个月。
0.3毫米的层纹在铜面上看得见。铸造师耿师傅带人一点点錾平，只在尾巴底下留了一块，说要让下一个修的人看得出是怎么做的。`,
    },
  },
  {
    key: 'powder-reuse-guideline',
    date: '2026-08-18',
    types: ['newswire'],
    tags: ['metal-3d-printing', 'standards'],
    child: 'powders',
    picture: false,
    en: {
      title: 'Guideline on powder reuse: how often is often enough',
      brief: 'An industry group recommends tests instead of counting cycles.',
      body: `How often may metal powder be used again? Until now everybody had a number of his own, between six and thirty. A guideline by 19 users and makers that appeared in August drops the counting. Batches are to be released by four values: oxygen, flow, share of fines and a melted test cube.
The group bases itself on 410 batches. Titanium was rejected for oxygen in most cases, aluminium for flow after damp weeks, and nickel hardly ever. The text can be obtained free of charge; laboratories expect a run on cube tests.`,
    },
    cn: {
      title: '金属粉末能回用几次？行业指南：别数次数，看指标',
      brief: '由19家用户和厂商编写，建议按四项检测放行。',
      body: `金属粉末能反复用几次？过去各家有各家的数，从6次到30次。8月发布的一份行业指南不再数次数，改看四项：含氧、流动性、细粉占比、打一个熔块。指南由19家用户和厂商共同编写。
依据是410批粉末的数据：钛粉多因含氧超标退出，铝粉多在潮湿天气之后流动性变差，镍基几乎没有被判退的。文本免费索取，检测机构预计熔块试验要排队。`,
    },
  },
];
