// SPDX-License-Identifier: Apache-2.0

/// How often candidates are right, fitted on labelled files by `Benchmarks/calibrate.py`, which writes this file.
///
/// A candidate is right where it is the very type of the label and no better candidate is. The numbers are thousandths,
/// drawn towards what the parts of a combination say where files are few.
enum FittedConfidences {
  /// Of the best candidate, by its basis: first as seen alone, then corroborated, then disputed, each where the claims
  /// are silent, agree, specialise and contradict.
  static let answers: StaticString = """
    certain * * *|923 943 879 693 951 971 926 803 916 966 856 627
    certain container binary general|865 938 791 746 899 963 835 850 714 926 767 709
    certain container binary specific|934 943 905 694 968 980 952 805 968 980 883 618
    certain container text specific|968 974 926 759 982 984 955 842 959 968 913 723
    certain content binary specific|950 961 822 533 910 910 885 659 899 920 791 486
    certain filesystem binary specific|999 999 999 999 999 999 999 999 999 999 999 999
    fair * * *|935 971 840 705 975 982 915 808 954 959 839 665
    fair content binary specific|963 973 897 756 976 985 934 839 952 969 874 719
    fair content text specific|960 972 882 734 973 983 927 824 946 966 862 697
    fair signature text specific|898 934 756 513 937 960 840 659 879 922 720 487
    fair text binary specific|945 966 872 726 970 981 920 810 941 963 850 676
    fair text text general|921 977 868 883 947 986 917 927 898 972 845 862
    fair text text specific|933 970 833 693 977 982 914 800 957 958 836 652
    fallback * * *|444 902 868 745 516 941 901 818 378 887 835 707
    fallback filesystem binary general|900 900 500 500 900 900 500 500 900 900 500 500
    fallback signature binary general|148 803 750 539 260 876 814 649 147 775 681 475
    fallback text text general|629 964 943 874 677 982 955 924 523 956 932 852
    strong * * *|956 974 941 653 979 982 964 789 924 946 930 606
    strong container binary general|786 923 819 617 850 953 889 703 753 908 790 572
    strong container binary specific|885 912 844 382 934 947 902 511 865 896 818 339
    strong content binary specific|957 973 937 619 977 980 959 771 926 941 925 560
    strong content text specific|969 970 942 648 970 970 965 766 956 963 930 604
    strong signature binary general|920 974 935 837 952 985 961 897 907 969 923 809
    strong signature binary specific|960 960 945 637 985 987 967 774 959 967 935 620
    strong text text general|934 976 938 843 959 988 964 908 911 971 926 817
    strong text text specific|957 980 948 671 986 986 968 800 907 938 938 621
    weak * * *|870 968 928 699 928 979 955 794 863 960 912 661
    weak content binary specific|897 975 942 740 941 984 965 828 887 968 931 703
    weak content text specific|907 970 935 717 942 982 961 811 875 964 923 678
    weak signature text specific|951 982 950 799 957 989 975 871 916 977 949 768
    weak text text specific|746 946 887 549 881 964 921 673 778 931 851 502
    """

  /// Of the candidates behind it.
  static let others: StaticString = """
    alternative|27
    claimed|400
    contradicted|49
    general|34
    rival certain|42
    rival fair|13
    rival fallback|5
    rival strong|24
    rival weak|1
    """
}
