// SPDX-License-Identifier: Apache-2.0

/// How often candidates are right, fitted on labelled files by `Benchmarks/calibrate.py`, which writes this file.
///
/// A candidate is right where it is the very type of the label and no better candidate is. The numbers are thousandths,
/// drawn towards what the parts of a combination say where files are few.
enum FittedConfidences {
  /// Of the best candidate, by its basis: first as seen alone, then corroborated, then disputed, each where the claims
  /// are silent, agree, specialise and contradict.
  static let answers: StaticString = """
    certain * * *|919 947 897 791 953 972 926 846 906 953 838 679
    certain container binary general|815 943 813 802 898 963 835 879 669 911 732 707
    certain container binary specific|940 945 922 799 970 982 952 848 968 968 871 683
    certain container text general|903 969 886 879 930 978 919 914 842 948 822 812
    certain container text specific|980 982 953 876 987 988 967 912 966 971 923 807
    certain content binary specific|955 962 837 640 910 910 882 723 879 895 752 514
    certain filesystem binary specific|999 999 999 999 999 999 999 999 999 999 999 999
    fair * * *|985 985 966 839 989 989 979 888 975 975 950 757
    fair container binary general|922 965 928 847 946 976 950 891 876 942 884 767
    fair content binary specific|973 973 951 753 981 981 965 817 953 953 918 644
    fair content text specific|980 980 961 799 985 985 973 854 964 964 936 703
    fair signature text specific|953 953 917 618 968 968 942 726 923 923 869 517
    fair text binary specific|977 977 963 816 986 986 975 862 966 966 940 716
    fair text text general|963 983 963 919 973 988 975 944 935 971 940 872
    fair text text specific|987 987 968 847 990 990 981 895 978 978 953 768
    fallback * * *|504 940 933 819 585 961 943 864 386 905 883 733
    fallback filesystem binary general|900 900 500 500 900 900 500 500 900 900 500 500
    fallback signature binary general|214 868 864 645 323 906 883 712 162 796 753 501
    fallback text text general|617 969 960 887 687 982 967 923 474 948 934 824
    strong * * *|968 979 959 803 981 982 971 868 912 927 933 699
    strong container binary general|816 939 872 751 854 958 913 785 725 901 803 643
    strong container binary specific|895 910 870 524 932 938 907 618 835 857 799 396
    strong content binary specific|971 983 954 778 976 979 966 852 911 911 926 671
    strong content text specific|966 966 958 797 974 974 971 852 961 961 931 690
    strong signature binary general|941 985 966 926 964 989 977 949 916 974 944 882
    strong signature binary specific|973 973 965 821 987 988 976 872 961 964 943 732
    strong signature text general|955 986 969 931 967 990 978 952 922 976 948 890
    strong signature text specific|976 979 968 832 985 985 978 879 958 964 947 747
    strong text text general|955 984 964 923 973 989 976 949 912 973 941 877
    strong text text specific|967 987 964 811 987 987 975 878 888 926 940 693
    weak * * *|931 969 929 774 954 977 952 833 893 946 889 672
    weak content binary specific|902 961 910 718 939 970 937 790 862 930 858 603
    weak content text specific|947 969 935 784 961 979 955 842 899 950 896 684
    weak signature text specific|967 979 944 833 968 985 967 880 924 963 922 748
    weak text text specific|905 969 931 766 952 977 950 828 893 946 885 661
    """

  /// Of the candidates behind it.
  static let others: StaticString = """
    alternative|12
    claimed|400
    contradicted|31
    general|31
    rival certain|45
    rival fair|13
    rival fallback|1
    rival strong|23
    rival weak|2
    """
}
